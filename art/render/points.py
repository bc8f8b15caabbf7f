"""Draws a point cloud in numpy over a render: where the building stands beyond the cut, sampled evenly on its surfaces.

Points that the whole render sees take their colour from it, the others the typical colour of their kind. Nearer points cover
farther ones. The capture path lies on the ground, and around each of its stations the rings of a turning scanner.
"""
import numpy as np

EYE, TARGET, LENS, SHIFT = (45, -37, 8.2), (21.2, 5, 6), 24, (-0.055, 0.03)
PATH = [(66, -3), (56.5, -7.2), (50.5, -9.6), (44.5, -10.6), (38.2, -9.8), (31.8, -9.2), (25.2, -9.6)]
OVER = 2  # drawn this much finer than the picture
ORANGE, CYAN = np.float32([1.0, 0.24, 0.02]), np.float32([0.08, 0.66, 1.0])
random = np.random.default_rng(17)


def draw(data, whole, real):
    light = real['light'].copy()
    height, width, _ = light.shape
    cut = data['frame']['cut']
    light = _dim(light, real['place'], cut)
    sheet = Sheet(light, _far(real['place']))
    # Draft and final have the same points in each pixel.
    share = (width / 1600) ** 2
    at, colour, size = _building(data, whole, cut, share)
    sheet.points(at, colour, size)
    at, colour = _ground(real, cut)
    sheet.points(at, colour, 0.8)
    _path(sheet)
    return sheet.picture()


# --- what is drawn ---

def _building(data, whole, cut, share):
    found = []
    for kind, group in enumerate(g for g in data['groups'] if g['side'] == 'model' and g['built'] and g['layer'] in WEIGHT):
        at, normal = _sample(np.float64(group['points']), group['faces'], WEIGHT[group['layer']] * share)
        found.append((at, normal, np.full(len(at), kind)))
    at, normal, kind = (np.concatenate(part) for part in zip(*found))

    # How much the scanner has seen: all at the front, ever less towards the far end, and scan lines rather than a mist.
    gone = np.clip((at[:, 0] - cut) / (data['frame']['length'] + 0.5 - cut), 0, 1)
    patch = _waves(at * 0.55)
    keep = 1.0 - 0.8 * gone ** 1.3 + 0.3 * patch * gone
    near = np.float64(PATH)[np.argmin(((at[:, None, :2] - np.float64(PATH)[None]) ** 2).sum(2), 1)]
    reach = np.hypot(*(at[:, :2] - near).T)
    turn = np.degrees(np.arctan2(at[:, 2] - 1.6, reach)) / 0.55
    stripe = np.abs(turn - np.round(turn)) < 0.2
    keep = keep * np.where(stripe, 1.0, 0.62 - 0.45 * gone)
    chosen = random.random(len(at)) < np.maximum(keep, 0.03)
    at, normal, kind, gone = at[chosen], normal[chosen], kind[chosen], gone[chosen]

    # Colour from the render where it sees the point; else what is usual for its kind and facing.
    u, v, z = project(at, whole['light'].shape)
    height, width, _ = whole['light'].shape
    inside = (u >= 0) & (u < width - 1) & (v >= 0) & (v < height - 1) & (z > 1)
    col, row = np.where(inside, u, 0).astype(int), np.where(inside, v, 0).astype(int)
    seen = inside & (np.linalg.norm(whole['place'][row, col] - at, axis=1) < 0.25)
    facing = np.argmax(np.abs(normal), 1) * 2 + (np.take_along_axis(normal, np.argmax(np.abs(normal), 1)[:, None], 1)[:, 0] > 0)
    label = kind * 6 + facing
    colour = np.empty((len(at), 3), np.float32)
    usual = np.median(whole['light'][row[seen], col[seen]], 0)
    for k in np.unique(label):
        here = label == k
        some = here & seen
        colour[here] = np.median(whole['light'][row[some], col[some]], 0) * 0.7 if some.sum() > 60 else usual * 0.6
    colour[seen] = whole['light'][row[seen], col[seen]]
    colour *= random.uniform(0.7, 1.35, (len(at), 1)).astype(np.float32)

    # Fresh points still glow; deep ones sink back.
    deep = np.clip(at[:, 1] / data['frame']['depth'], 0, 1)[:, None]
    fresh = np.exp(-(at[:, :1] - cut) / 0.7)
    colour = colour * (1.8 - 1.0 * deep) + CYAN * (0.022 + 0.04 * gone[:, None] + 1.5 * fresh * random.random((len(at), 1)) ** 2)
    sparkle = random.random(len(at)) < 0.012
    colour[sparkle] += CYAN * 0.5
    noise = random.normal(0, 1, at.shape) * (0.008 + 0.05 * gone[:, None] ** 3)
    return at + noise, colour.astype(np.float32), 1.0


# Points a square metre: much on what carries the eye, little on wide floors.
WEIGHT = {'slab': 300, 'beam': 640, 'column': 1150, 'core': 300, 'stair': 420, 'railing': 2600, 'rebar': 1200}


def _ground(real, cut):
    """Rings that a turning scanner leaves on the ground, taken from the ground's own pixels so that they follow its shape."""
    rows, cols = np.nonzero((real['place'][..., 2] < 0.25) & (real['place'][..., 2] > -1) & (_far(real['place']) < 90))
    at = real['place'][rows, cols].astype(np.float64)
    colour = real['light'][rows, cols]
    best, ring = np.full(len(at), np.inf), np.zeros(len(at))
    for x, y in PATH[1:]:
        r = np.hypot(at[:, 0] - x, at[:, 1] - y)
        turn = np.degrees(np.arctan(r / 1.6)) / 3.4
        strength = np.exp(-r / 7) * np.exp(-(((turn - np.round(turn)) / 0.17) ** 2))
        ring = np.maximum(ring, strength * (r > 0.5))
        best = np.minimum(best, r)
    beyond = _step((at[:, 0] - cut + 2.5) / 3)
    loose = 0.09 * np.exp(-best / 9)
    chance = (ring * 1.4 + loose) * beyond
    chosen = random.random(len(at)) < chance
    at, colour, ring, best = at[chosen], colour[chosen], ring[chosen], best[chosen]
    glow = (0.03 + 0.5 * ring)[:, None] * random.uniform(0.4, 1.2, (len(at), 1))
    warm = np.exp(-best / 1.3)[:, None]
    return at, (colour * 1.6 + glow * (CYAN * 0.55 * (1 - warm) + (ORANGE * 0.6 + 0.1) * warm)).astype(np.float32)


def _path(sheet):
    """The walked line, a post and a head at each station."""
    line = _spline(np.float64(PATH), 500)
    line = np.column_stack([line, np.full(len(line), 0.02)])
    u, v, z = project(line, sheet.shape)
    sheet.stroke(u, v, 1.5 * np.clip(30 / z, 0.6, 1.6), ORANGE * 1.5)
    for x, y in PATH[1:-1]:
        post = np.column_stack([np.full(60, x), np.full(60, y), np.linspace(0, 1.6, 60)])
        u, v, z = project(post, sheet.shape)
        sheet.stroke(u, v, 0.9 * np.clip(30 / z, 0.6, 1.6), ORANGE * 1.2)
        scale = 30 / z[-1]
        sheet.disc(u[-1], v[-1], 6.2 * scale, ORANGE * 2.2)
        sheet.disc(u[-1], v[-1], 2.6 * scale, np.float32([1.0, 0.75, 0.5]) * 3.0)
        a = np.linspace(0, 2 * np.pi, 160)
        foot = np.column_stack([x + 0.42 * np.cos(a), y + 0.42 * np.sin(a), np.full(160, 0.02)])
        u, v, z = project(foot, sheet.shape)
        sheet.stroke(u, v, 1.0 * scale, ORANGE * 1.5)


def _dim(light, place, cut):
    """Beyond the front the ground falls into dusk, so that points carry the light there."""
    beyond = _step((place[..., 0] - cut) / 9) * (place[..., 2] < 0.4) * (_far(place) < 400)
    return light * (1 - 0.5 * beyond[..., None]).astype(np.float32)


# --- drawing ---

class Sheet:
    """The picture at OVER times its size; points cover what is farther away."""

    def __init__(self, light, far):
        self.shape = light.shape
        self.light = light.repeat(OVER, 0).repeat(OVER, 1)
        self.far = np.where(far > 0, far, 1e9).repeat(OVER, 0).repeat(OVER, 1)
        self.unit = light.shape[1] / 1600 * OVER

    def points(self, at, colour, size):
        u, v, _ = project(at, self.shape)
        far = np.linalg.norm(at - np.float64(EYE), axis=1)
        order = np.argsort(-far)
        u, v, far, colour = (u[order] * OVER, v[order] * OVER, far[order], colour[order])
        height, width = self.far.shape
        radius = np.clip(size * 26 / far, 0.55, 1.15) * self.unit
        for dv in range(-2, 3):
            for du in range(-2, 3):
                here = du * du + dv * dv <= radius * radius
                col, row = np.floor(u[here]).astype(int) + du, np.floor(v[here]).astype(int) + dv
                ok = (col >= 0) & (col < width) & (row >= 0) & (row < height)
                col, row, depth, paint = col[ok], row[ok], far[here][ok], colour[here][ok]
                ok = depth < self.far[row, col] + 0.35
                # The order is from far to near: the last one written is the nearest.
                self.light[row[ok], col[ok]] = paint[ok]
                self.far[row[ok], col[ok]] = np.minimum(self.far[row[ok], col[ok]], depth[ok])

    def stroke(self, u, v, thick, colour):
        steps = max(2, int(np.hypot(np.diff(u), np.diff(v)).sum() * OVER))
        t, fine = np.linspace(0, 1, len(u)), np.linspace(0, 1, steps)
        thick = np.broadcast_to(thick, u.shape)
        for x, y, r in zip(np.interp(fine, t, u), np.interp(fine, t, v), np.interp(fine, t, thick)):
            self.disc(x, y, r, colour)

    def disc(self, u, v, radius, colour):
        radius = max(0.8, radius * self.unit)
        u, v = u * OVER, v * OVER
        height, width = self.far.shape
        x0, x1, y0, y1 = int(max(0, u - radius - 1)), int(min(width, u + radius + 2)), int(max(0, v - radius - 1)), int(min(height, v + radius + 2))
        if x0 >= x1 or y0 >= y1:
            return
        y, x = np.mgrid[y0:y1, x0:x1]
        cover = np.clip(radius + 0.5 - np.hypot(x - u, y - v), 0, 1)[..., None]
        self.light[y0:y1, x0:x1] = self.light[y0:y1, x0:x1] * (1 - cover) + colour * cover

    def picture(self):
        height, width, _ = self.shape
        return np.minimum(self.light, 8).reshape(height, OVER, width, OVER, 3).mean((1, 3)).astype(np.float32)


def project(at, shape):
    """World → column, row, depth along the axis, as Blender's level camera with its shift sees it."""
    height, width = shape[:2]
    forward = np.float64([TARGET[0] - EYE[0], TARGET[1] - EYE[1], 0])
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, (0, 0, 1))
    d = np.asarray(at, np.float64) - np.float64(EYE)
    z = np.maximum(d @ forward, 0.1)
    return (0.5 + (d @ right) / z * LENS / 36 - SHIFT[0]) * width, height / 2 - (d[:, 2] / z * LENS / 36 - SHIFT[1]) * width, z


def _sample(points, faces, density):
    triangles = np.int64([(f[0], f[k], f[k + 1]) for f in faces for k in range(1, len(f) - 1)])
    a, b, c = (points[triangles[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    area = np.linalg.norm(normal, axis=1) / 2
    normal /= np.maximum(area[:, None] * 2, 1e-9)
    which = np.repeat(np.arange(len(area)), random.poisson(area * density))
    s, t = random.random((2, len(which)))
    s, t = np.where(s + t > 1, 1 - s, s)[:, None], np.where(s + t > 1, 1 - t, t)[:, None]
    return a[which] + (b - a)[which] * s + (c - a)[which] * t, normal[which]


def _far(place):
    far = np.linalg.norm(place.astype(np.float64) - np.float64(EYE), axis=-1)
    return np.where(np.abs(place).sum(-1) == 0, 1e9, far)


def _waves(at):
    """Cheap smooth noise between -1 and 1."""
    total = sum(np.sin(at @ direction + phase) for direction, phase in zip(random.normal(0, 1.3, (6, 3)), random.uniform(0, 6.3, 6)))
    return np.clip(total / 2.4, -1, 1)


def _spline(corners, count):
    t = np.r_[0, np.cumsum(np.hypot(*np.diff(corners, axis=0).T))]
    fine, out = np.linspace(0, t[-1], count), []
    for k in (0, 1):
        slope = np.gradient(corners[:, k], t)
        i = np.clip(np.searchsorted(t, fine, 'right') - 1, 0, len(t) - 2)
        h = t[i + 1] - t[i]
        s = (fine - t[i]) / h
        out.append((2 * s**3 - 3 * s**2 + 1) * corners[i, k] + (s**3 - 2 * s**2 + s) * h * slope[i] + (3 * s**2 - 2 * s**3) * corners[i + 1, k] + (s**3 - s**2) * h * slope[i + 1])
    return np.stack(out, 1)


def _step(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
