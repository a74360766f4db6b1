// Included into all C that cgo compiles, by CGO_CFLAGS of the Makefile. To learn whether a name is a type, cgo asks the
// compiler for "name *__cgo_undefined__2;" and waits for an error where it is none. For an undeclared variable gcc looks
// through all names for one that may have been meant: with the thousands of OpenGL that takes two minutes, and half a second
// where the variable is declared and cannot be multiplied.
#ifndef __ASSEMBLER__
extern struct { int x; } __cgo_undefined__2;
#endif
