package record

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/oplog"
)

func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	switch of := v.Addr().Interface().(type) {
	case *oplog.Via:
		*of = oplog.ViaUndo
	case *oplog.Act:
		*of = oplog.ActReplace
	case *time.Time:
		*of = time.Unix(1, 0).UTC()
	case *json.RawMessage:
		*of = json.RawMessage(`{"a":1}`)
	case *map[string]json.RawMessage:
		*of = map[string]json.RawMessage{"new": json.RawMessage("2")}
	default:
		switch v.Kind() {
		case reflect.String:
			v.SetString("Ann")
		case reflect.Int, reflect.Int64:
			v.SetInt(1)
		case reflect.Uint8:
			v.SetUint(1)
		case reflect.Slice:
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			fill(t, v.Index(0))
		case reflect.Array:
			for i := range v.Len() {
				fill(t, v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					fill(t, v.Field(i))
				}
			}
		default:
			t.Fatalf("nothing is known to fill a %v with", v.Type())
		}
	}
}

func TestEveryFieldOfAnOperationIsKnown(t *testing.T) {
	var o oplog.Operation
	fill(t, reflect.ValueOf(&o).Elem())
	o.Op = 1
	written := operationObject(o)
	must.Do(t, written.err)
	read, fault := parseOperation(written.json(), 1)
	expect.True(t, fault == nil && reflect.DeepEqual(read, o), "%v\n%+v must be\n%+v", fault, read, o)
	var fields map[string]json.RawMessage
	must.Do(t, json.Unmarshal(written.json(), &fields))
	delete(fields, "new")
	if known := OperationFields(); !slices.Equal(slices.Sorted(maps.Keys(fields)),
		slices.Sorted(slices.Values(known))) {
		t.Errorf("%v are known, %v are written", known, slices.Sorted(maps.Keys(fields)))
	}
}
