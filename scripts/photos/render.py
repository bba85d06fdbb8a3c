"""Photographs the named products: blender -b --factory-startup -P render.py -- --kinds vase,mug --colours Clay --out out"""

import argparse
import sys
import tempfile
import time
from math import radians
from pathlib import Path

import bpy
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import kinds  # noqa: E402, F401
import studio  # noqa: E402
from colours import COLOURS, linear, vivid  # noqa: E402
from denoise import denoise  # noqa: E402
from registry import KINDS  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--kinds", default=",".join(KINDS))
parser.add_argument("--colours", default="Clay,Sage")
parser.add_argument("--views", default="front,close")
parser.add_argument("--pixels", type=int, default=800)
parser.add_argument("--samples", type=int, default=40)
parser.add_argument("--threads", type=int, default=0, help="0: one for each core")
parser.add_argument("--out", default="out")
options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def passes(folder):
    """Asks for the picture and for what the denoiser needs, each as a file of its own."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    for name, source in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def read(folder, name):
    image = bpy.data.images.load(str(next(Path(folder).glob(f"{name}*.exr"))))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    picture = pixels.reshape(image.size[1], image.size[0], 4)[..., :3]
    bpy.data.images.remove(image)
    return picture


def picture(effort):
    """Two renders with half of the samples each, joined without their grain."""
    halves = []
    scene = bpy.context.scene
    scene.cycles.samples = options.samples * effort // 2
    for seed in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            scene.cycles.seed = seed
            passes(folder)
            bpy.ops.render.render()
            halves.append([read(folder, name) for name in ("image", "albedo", "normal")])
    (a, albedo_a, normal_a), (b, albedo_b, normal_b) = halves
    return denoise(a, b, (albedo_a + albedo_b) / 2, (normal_a + normal_b) / 2)


# Wool and terry have so much detail that they are more at the usual quality.
MOST_BYTES = 40_000


def save(pixels, file):
    """With the film's look (the scene's view settings), as WebP. Written next to the file first, so that no file
    is ever half a picture."""
    height, width, _ = pixels.shape
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "WEBP"
    image = bpy.data.images.new("photo", width, height, float_buffer=True)
    image.pixels.foreach_set(
        np.concatenate([pixels, np.ones((height, width, 1), np.float32)], axis=2).astype(np.float32).ravel()
    )
    unfinished = file.with_suffix(".part.webp")
    for quality in (80, 65, 50):
        scene.render.image_settings.quality = quality
        image.save_render(str(unfinished), scene=scene)
        if unfinished.stat().st_size < MOST_BYTES:
            break
    unfinished.replace(file)
    bpy.data.images.remove(image)


def photograph(name, colour, views, out):
    build, effort, changes = KINDS[name]
    started = time.process_time()
    studio.empty_scene()
    base, shade, wall = (linear(each) for each in COLOURS[colour])
    product = build(vivid(base, 1.12, 0.86), vivid(shade, 1.12, 0.86))
    low, high = studio.bounds(product)
    s = max(high - low) * 0.62
    stage = studio.stage(vivid(wall, 1.7, 0.8), s, ((low + high) / 2).to_tuple())
    studio.quality(options.pixels, options.threads)
    built = time.process_time() - started
    for view in views:
        started = time.process_time()
        want = studio.settings_of(view, changes)
        stage.rotation_euler.z = radians(want["turn"] - want["stage"])
        studio.camera(low, high, want)
        file = out / f"{name}-{colour.lower()}-{view}.webp"
        save(picture(effort), file)
        size = file.stat().st_size / 1000
        print(
            f"PICTURE {file.name} {size:.1f} kB cpu={time.process_time() - started:.0f}s build={built:.0f}s", flush=True
        )


out = Path(options.out).resolve()
out.mkdir(parents=True, exist_ok=True)
for name in options.kinds.split(","):
    for colour in options.colours.split(","):
        photograph(name, colour, options.views.split(","), out)
