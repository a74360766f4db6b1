package compact

// Newest is the newest version of codes and of their frames that is read here.
const Newest = newest
