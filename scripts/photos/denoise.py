"""Takes the grain out of a picture: non-local means on the light alone (colour divided by the material's own colour),
guided by surface direction and material colour. After Rousselle et al. 2013, "Robust Denoising using Feature and
Color Information". Debian's Blender has no OpenImageDenoise; this needs numpy only."""

import numpy as np


def denoise(half_a, half_b, albedo, normal, reach=7, strength=0.7):
    """`half_a` and `half_b` are two renders with different seeds: their difference tells how noisy each pixel is."""
    half_a, half_b, albedo, normal = (
        np.ascontiguousarray(image.transpose(2, 0, 1), np.float32) for image in (half_a, half_b, albedo, normal)
    )
    base = albedo + 0.03
    light = (half_a + half_b) / 2 / base
    variance = box(((half_a - half_b) / 2 / base) ** 2, 2) + 1e-6
    features = np.concatenate([albedo / 0.05, normal / 0.10])
    # First near neighbours, then every third pixel further out for the noise that is left on smooth paper.
    for step, far in ((1, reach), (3, 4)):
        light, variance = one_pass(light, variance, features, far, step, strength)
    return (light * base).transpose(1, 2, 0)


def box(image, radius=1):
    """The mean of each square of pixels."""
    for axis in (-2, -1):
        edges = [(0, 0)] * image.ndim
        edges[axis] = (radius, radius)
        padded = np.pad(image, edges, mode="edge")
        size = image.shape[axis]
        rows = [slice(None)] * image.ndim
        total = np.zeros_like(image)
        for k in range(2 * radius + 1):
            rows[axis] = slice(k, k + size)
            total += padded[tuple(rows)]
        image = total / np.float32(2 * radius + 1)
    return image


def one_pass(light, variance, features, reach, step, strength):
    total, squares = light.copy(), variance.copy()
    weights = np.ones(light.shape[1:], np.float32)
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy, dx) <= (0, 0):
                continue  # Two pixels weigh the same for each other, so each pair is compared once.
            here, there = overlap(light.shape[1:], dy * step, dx * step)
            a, b = light[here], light[there]
            noise = variance[here] + variance[there]
            distance = ((a - b) ** 2 - noise) / (1e-5 + strength**2 * noise)
            distance = box(distance.sum(axis=0) / 3)
            difference = (features[here] - features[there]) ** 2
            for first in range(0, len(features), 3):
                distance = np.maximum(distance, difference[first : first + 3].sum(axis=0))
            weight = np.exp(-np.maximum(distance, 0))
            squared = weight**2
            for mine, other in ((here, there), (there, here)):
                total[mine] += light[other] * weight
                squares[mine] += variance[other] * squared
                weights[mine[1:]] += weight
    return total / weights, squares / weights**2 + 1e-7


def overlap(size, dy, dx):
    """The pixels that have a neighbour at this distance, and those neighbours."""
    height, width = size
    left, right = max(0, -dx), max(0, dx)
    here = (slice(None), slice(0, height - dy), slice(left, width - right))
    there = (slice(None), slice(dy, height), slice(left + dx, width - right + dx))
    return here, there
