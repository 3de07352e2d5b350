"""Writes the cross-encoders of the tests: real ONNX graphs without any weights.

The score of a pair is the number of different places in the passage whose token stands in the query too, less 1.5.
    pip install onnx && python cross_encoders.py
"""
import onnx
from onnx import TensorProto, helper, numpy_helper
import numpy as np


def constant(name, values, kind):
    return numpy_helper.from_array(np.array(values, dtype=kind), name)


def write(path, two_classes):
    node = helper.make_node
    nodes = [
        node("Unsqueeze", ["input_ids", "axis2"], ["rows"]),
        node("Unsqueeze", ["input_ids", "axis1"], ["columns"]),
        node("Equal", ["rows", "columns"], ["same"]),
        node("Greater", ["input_ids", "specials"], ["word"]),
        node("Equal", ["token_type_ids", "zero"], ["first"]),
        node("And", ["word", "first"], ["asked"]),
        node("Unsqueeze", ["asked", "axis1"], ["asked_columns"]),
        node("And", ["same", "asked_columns"], ["found_pairs"]),
        node("Cast", ["found_pairs"], ["found_numbers"], to=TensorProto.FLOAT),
        node("ReduceMax", ["found_numbers", "axis2"], ["found"], keepdims=0),
        node("Cast", ["token_type_ids"], ["passage"], to=TensorProto.FLOAT),
        node("Cast", ["attention_mask"], ["mask"], to=TensorProto.FLOAT),
        node("Mul", ["found", "passage"], ["in_passage"]),
        node("Mul", ["in_passage", "mask"], ["counted"]),
        node("ReduceSum", ["counted", "axis1"], ["count"], keepdims=1),
        node("Sub", ["count", "threshold"], ["score"]),
    ]
    if two_classes:
        nodes += [node("Mul", ["count", "nothing"], ["zeros"]),
                  node("Concat", ["zeros", "score"], ["logits"], axis=1)]
    else:
        nodes += [node("Identity", ["score"], ["logits"])]
    numbers = [constant("axis1", [1], np.int64), constant("axis2", [2], np.int64),
               constant("specials", 103, np.int64), constant("zero", 0, np.int64),
               constant("threshold", 1.5, np.float32), constant("nothing", 0, np.float32)]
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "sequence"])
              for name in ("input_ids", "attention_mask", "token_type_ids")]
    outputs = [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", 2 if two_classes else 1])]
    graph = helper.make_graph(nodes, "counts-words", inputs, outputs, numbers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    onnx.checker.check_model(model)
    onnx.save(model, path)


write("one-logit.onnx", False)
write("two-logits.onnx", True)
