/** Shared by all passes: place and visibility of a part. `place` gives clip coordinates; hidden parts get none. */
const parts = /* glsl */ `
precision highp float;
precision highp usampler2D;
layout(location = 0) in vec4 point;
uniform usampler2D attributes;
uniform mat4 camera;
uniform uint storeys, trades;
uniform int split, work;
uniform float spread;
out vec3 world;
out vec3 still;
flat out uvec4 part;
flat out int index;
vec3 shifted(uvec4 part) {
  float trade = float(part.y), zone = float(part.z);
  if (part.y == 6u) return vec3(0);
  if (split == 1) return vec3(0, 0, float(part.x) * 3.4);
  if (split == 2) return vec3(0, part.y == 5u ? 20. : trade * -20., 0);
  if (split == 3) return vec3((zone - 1.) * 10., 0, 0);
  return vec3(0);
}
vec4 place() {
  index = int(point.w);
  part = texelFetch(attributes, ivec2(index & 255, index >> 8), 0);
  still = point.xyz / 512.;
  world = still + shifted(part) * spread;
  int first = int(part.w >> 4u) & 3, last = int(part.w >> 6u) & 3;
  bool shown = (storeys >> part.x & 1u) == 1u && (trades >> part.y & 1u) == 1u && work >= first && work <= last;
  return shown ? camera * vec4(world, 1) : vec4(0, 0, -2, 1);
}`

/**
 * Discards fragments beyond the section, model parts on the built side of the front, and temporary works on the other.
 */
const cut = /* glsl */ `
uniform vec4 section;
uniform float front;
in vec3 world;
in vec3 still;
flat in uvec4 part;
flat in int index;
bool gone() {
  bool built = (part.w & 8u) != 0u;
  return dot(section.xyz, still) > section.w || (front < 900. && (still.x < front ? !built : part.y > 4u));
}`

const head = '#version 300 es\n'

export const surface = {
  vertex: `${head}${parts}
uniform mat4 sun;
out vec4 inSun;
void main() {
  gl_Position = place();
  inSun = sun * vec4(world, 1);
}`,
  fragment: `${head}precision highp float;
precision highp sampler3D;
precision highp sampler2DShadow;
${cut}
in vec4 inSun;
uniform sampler2DShadow shadow;
uniform sampler3D solids;
uniform vec3 solidLow, solidSize, eye;
uniform vec3 palette[9];
uniform vec3 marked, model, toSun;
uniform int picked;
uniform float dark;
out vec4 colour;
/** Share of the sky visible from a point, from the solid cells in front of it at three sizes. */
float open(vec3 normal) {
  float taken = 0.;
  for (int size = 0; size < 3; size++) {
    float reach = .38 * exp2(float(size));
    taken += textureLod(solids, (still + normal * reach - solidLow) / solidSize, float(size)).r * (.62 - .12 * float(size));
  }
  return clamp(1. - taken, .3, 1.);
}
float lit(vec3 normal) {
  vec3 at = inSun.xyz / inSun.w * .5 + .5;
  if (any(greaterThan(abs(at - .5), vec3(.5)))) return 1.;
  at.z -= .0012;
  float sum = 0.;
  for (int i = 0; i < 4; i++) sum += texture(shadow, at + vec3(vec2(i & 1, i >> 1) - .5, 0) * .0009);
  return sum / 4.;
}
void main() {
  if (gone()) discard;
  vec3 normal = normalize(cross(dFdx(world), dFdy(world)));
  if (dot(normal, eye - world) < 0.) normal = -normal;
  vec3 base = palette[part.y < 5u ? part.y : part.w & 7u];
  if (front < 900.) {
    if (still.x < front) base = mix(base, vec3(dot(base, vec3(.33))), .25) * .94;
    else base = part.y == 0u ? mix(palette[8], model, .28) : mix(base, model, .45);
    if (abs(still.x - front) < .06) base = marked;
  }
  if (index == picked) base = marked;
  float sunny = max(dot(normal, toSun), 0.) * lit(normal);
  float sky = mix(.62, 1., normal.z * .5 + .5) * open(normal);
  colour = vec4(base * (sky * mix(.74, .78, dark) + sunny * mix(.4, .5, dark)), 1);
}`,
}

export const edges = {
  vertex: `${head}${parts}
void main() {
  gl_Position = place();
  gl_Position.z -= .00012 * gl_Position.w;
}`,
  fragment: `${head}precision highp float;
${cut}
uniform vec4 ink;
uniform vec3 marked, model;
uniform int picked;
out vec4 colour;
void main() {
  if (gone()) discard;
  colour = ink;
  if (part.y > 0u) colour.a *= part.y > 4u ? .6 : .5;
  if (front < 900. && still.x > front) colour.rgb = model;
  if (index == picked) colour = vec4(marked * .6, 1);
}`,
}

/** Writes depth for shadows and counts for caps, without color. */
export const depth = {
  vertex: `${head}${parts}
void main() { gl_Position = place(); }`,
  fragment: `${head}precision highp float;
${cut}
void main() { if (gone()) discard; }`,
}

/** The hatched plane of a section inside solids; or the ground with shadows. */
export const plane = {
  vertex: `${head}precision highp float;
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
  fragment: `${head}precision highp float;
precision highp sampler2DShadow;
in vec3 world;
in vec2 flat_;
in vec4 inSun;
uniform sampler2DShadow shadow;
uniform vec3 paper, line;
uniform vec2 rule;
uniform float pixel, ground;
uniform vec3 eye, middle;
out vec4 colour;
float ruled(float at, float step, float width) {
  float off = abs(fract(at / step + .5) - .5) * step;
  return 1. - smoothstep(width * .5, width * 1.5, off);
}
void main() {
  float size = pixel * distance(eye, world);
  if (ground > .5) {
    vec3 at = inSun.xyz / inSun.w * .5 + .5;
    float sum = 0.;
    for (int i = 0; i < 9; i++) sum += texture(shadow, vec3(at.xy + (vec2(i % 3, i / 3) - 1.) * .0016, at.z - .002));
    float shade = any(greaterThan(abs(at - .5), vec3(.49))) ? 0. : 1. - sum / 9.;
    float far = smoothstep(30., 75., distance(world, middle));
    float grid = max(ruled(world.x, 5., size), ruled(world.y, 5., size)) * (1. - smoothstep(.02, .14, size));
    colour = vec4(mix(mix(paper, line, grid * .5), line, shade * ground * .5), 1. - far);
    return;
  }
  float step = .16 * exp2(max(0., ceil(log2(size * 6. / .16))));
  colour = vec4(mix(paper, line, ruled(dot(flat_, rule) * .7071, step, max(size, step * .13))), 1);
}`,
}
