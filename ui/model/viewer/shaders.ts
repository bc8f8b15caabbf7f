const head = '#version 300 es\nprecision highp float;'

/** What all passes share: where a part is drawn, and whether; `lift` is how far towards the eye. */
const vertex = /* glsl */ `${head}
precision highp usampler2D;
layout(location = 0) in vec4 point;
uniform usampler2D attributes;
uniform mat4 camera, sun;
uniform uint storeys, trades;
uniform int split, work;
uniform float spread, lift;
out vec3 world, still;
out vec4 inSun;
flat out uvec4 part;
flat out int index;
vec3 shifted(uvec4 part) {
  if (part.y == 6u) return vec3(0);
  return vec3(
    split == 3 ? float(part.z) * 10. - 10. : 0.,
    split == 2 ? part.y == 5u ? 20. : float(part.y) * -20. : 0.,
    split == 1 ? float(part.x) * 3.4 : 0.);
}
void main() {
  index = int(point.w);
  part = texelFetch(attributes, ivec2(index & 255, index >> 8), 0);
  still = point.xyz / 512.;
  world = still + shifted(part) * spread;
  inSun = sun * vec4(world, 1);
  int first = int(part.w >> 4u) & 3, last = int(part.w >> 6u) & 3;
  bool shown = (storeys >> part.x & 1u) == 1u && (trades >> part.y & 1u) == 1u && work >= first && work <= last;
  gl_Position = shown ? camera * vec4(world, 1) : vec4(0, 0, -2, 1);
  gl_Position.z -= lift * gl_Position.w;
}`

/**
 * Discards fragments beyond the section, model parts on the built side of the front, and temporary works on the other.
 */
const cut = /* glsl */ `${head}
uniform vec4 section;
uniform float front;
uniform vec3 marked, model;
uniform int picked;
in vec3 world, still;
in vec4 inSun;
flat in uvec4 part;
flat in int index;
out vec4 colour;
bool gone() {
  bool built = (part.w & 8u) != 0u;
  return dot(section.xyz, still) > section.w || (front < 900. && (still.x < front ? !built : part.y == 5u));
}`

/** Share of the sun that reaches a point: the mean of so many by so many places around it. */
const lit = /* glsl */ `
precision highp sampler2DShadow;
uniform sampler2DShadow shadow;
float lit(int side, float reach, float off) {
  vec3 at = inSun.xyz / inSun.w * .5 + .5;
  if (any(greaterThan(abs(at - .5), vec3(.49)))) return 1.;
  float sum = 0.;
  for (int i = 0; i < side * side; i++)
    sum += texture(shadow, at + vec3((vec2(i % side, i / side) - float(side - 1) * .5) * reach, -off));
  return sum / float(side * side);
}`

export const surface = {
  vertex,
  fragment: `${cut}${lit}
precision highp sampler3D;
uniform sampler3D solids;
uniform vec3 solidLow, solidSize, eye;
uniform vec3 palette[9];
uniform vec3 toSun;
/** Share of the sky visible from a point, from the solid cells in front of it at three sizes. */
float open(vec3 normal) {
  float taken = 0.;
  for (int size = 0; size < 3; size++) {
    float reach = .38 * exp2(float(size));
    taken += textureLod(solids, (still + normal * reach - solidLow) / solidSize, float(size)).r * (.62 - .12 * float(size));
  }
  return clamp(1. - taken * .9, .45, 1.);
}
void main() {
  if (gone()) discard;
  vec3 normal = normalize(cross(dFdx(world), dFdy(world)));
  if (dot(normal, eye - world) < 0.) normal = -normal;
  vec3 base = palette[part.y < 5u ? part.y : part.w & 7u];
  if (still.x > front && part.y == 0u) base = mix(palette[8], model, .28);
  if (index == picked || abs(still.x - front) < .08) base = marked;
  float sunny = max(dot(normal, toSun), 0.) * lit(2, .0009, .0012);
  float sky = mix(.7, 1., normal.z * .5 + .5) * open(normal);
  colour = vec4(base * (sky * .86 + sunny * .36), 1);
}`,
}

export const edges = {
  vertex,
  fragment: `${cut}
uniform vec4 ink;
void main() {
  if (gone()) discard;
  colour = ink;
  if (part.y > 0u) colour.a *= part.y > 4u ? .6 : .5;
  if (still.x > front) colour.rgb = model;
  if (index == picked) colour = vec4(marked * .6, 1);
}`,
}

/** Writes depth for shadows and counts for caps, without color. */
export const depth = {
  vertex,
  fragment: `${cut}
void main() { if (gone()) discard; }`,
}

/** The hatched plane of a section inside solids; or the ground with shadows. */
export const plane = {
  vertex: `${head}
layout(location = 0) in vec2 corner;
uniform mat4 camera, sun;
uniform vec3 origin, along, across;
out vec3 world;
out vec2 flat_;
out vec4 inSun;
void main() {
  flat_ = corner * 160.;
  world = origin + along * flat_.x + across * flat_.y;
  inSun = sun * vec4(world, 1);
  gl_Position = camera * vec4(world, 1);
}`,
  fragment: `${head}
in vec3 world;
in vec2 flat_;
in vec4 inSun;
${lit}
uniform vec3 paper, line, eye, middle;
uniform float pixel, ground, slope;
out vec4 colour;
float ruled(float at, float step, float width) {
  float off = abs(fract(at / step + .5) - .5) * step;
  return 1. - smoothstep(width * .5, width * 1.5, off);
}
void main() {
  float size = pixel * distance(eye, world);
  if (ground > .5) {
    float shade = 1. - lit(3, .0016, .002);
    vec3 off = abs(world - middle) - middle;
    float far = smoothstep(0., 14., max(off.x * 3., off.y));
    float grid = max(ruled(world.x, 5., size), ruled(world.y, 5., size)) * (1. - smoothstep(.02, .14, size));
    colour = vec4(mix(paper, line, grid * .5) * (1. - shade * ground * .5), 1. - far);
    return;
  }
  float step = .16 * exp2(max(0., ceil(log2(size * 6. / .16))));
  colour = vec4(mix(paper, line, ruled((flat_.x + flat_.y * slope) * .7071, step, max(size, step * .13))), 1);
}`,
}
