"""A short way to write node trees."""

import bpy


class Graph:
    """A short way to write a node tree: `g.node('TexNoise', Scale=8)`; an input takes a value or another node's output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node, key.replace("_", " "), value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", {"operation": operation, "use_clamp": clamp}, i0=a, i1=b).outputs[0]

    def mix(self, factor, a, b, mode="MIX"):
        return self.node("MixRGB", {"blend_type": mode}, Fac=factor, Color1=a, Color2=b).outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """Smoothly maps low..high to to_low..to_high."""
        node = self.node("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=value)
        for key, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            node.inputs[key].default_value = number
        return node.outputs[0]

    def where(self, scale=(1, 1, 1), space="Object"):
        """Coordinates of the object itself, so that a pattern moves with it."""
        source = self.node("TexCoord").outputs[space]
        return self.node("Mapping", Vector=source, Scale=scale).outputs[0]

    def noise(self, at, scale, detail=3.0, roughness=0.5, distortion=0.0):
        return self.node(
            "TexNoise", Vector=at, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs["Fac"]

    def bump(self, height, distance, strength=1.0, normal=None):
        return self.node("Bump", Height=height, Distance=distance, Strength=strength, Normal=normal).outputs[0]

    def finish(self, shader):
        out = self.node("OutputMaterial")
        self.tree.links.new(shader.outputs[0], out.inputs["Surface"])
        return self.material
