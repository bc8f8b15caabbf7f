import { depthScale, depthSize } from './depth.ts'

const head = '#version 300 es\nprecision highp float;\n'
const [columns, rows] = depthSize

/** One point for each stored distance, without a buffer; `stride` leaves some out where the picture is small. */
export const cloud = {
  vertex: `${head}
precision highp usampler2D;
uniform usampler2D steps;
uniform sampler2D panorama;
uniform mat4 camera;
uniform vec3 eye;
uniform float size;
uniform int stride;
out vec3 tint;
void main() {
  int wide = ${columns} / stride;
  ivec2 cell = ivec2(gl_VertexID % wide, gl_VertexID / wide) * stride;
  float near = float(texelFetch(steps, cell, 0).r);
  vec2 at = (vec2(cell) + .5) / vec2(${columns}, ${rows});
  float turn = (.5 - at.x) * 6.2831853, tilt = (.5 - at.y) * 3.1415927;
  vec3 way = vec3(cos(tilt) * cos(turn), cos(tilt) * sin(turn), sin(tilt));
  gl_Position = near > 0. ? camera * vec4(eye + way * ${depthScale.toFixed(1)} / near, 1) : vec4(0, 0, 2, 1);
  gl_PointSize = size;
  tint = textureLod(panorama, at, 0.).rgb;
}`,
  fragment: `${head}
in vec3 tint;
out vec4 colour;
void main() { colour = vec4(tint, 1); }`,
}

/** The model: flat faces, lighter on top; lines are drawn with `lit` 0. */
export const solid = {
  vertex: `${head}
layout(location = 0) in vec3 point;
uniform mat4 camera;
uniform float pull;
out vec3 world;
void main() {
  world = point / 512.;
  gl_Position = camera * vec4(world, 1);
  gl_Position.z -= pull * gl_Position.w;
}`,
  fragment: `${head}
in vec3 world;
uniform vec3 eye;
uniform vec4 base;
uniform float lit;
out vec4 colour;
void main() {
  vec3 normal = normalize(cross(dFdx(world), dFdy(world)));
  if (dot(normal, eye - world) < 0.) normal = -normal;
  float light = .78 + .2 * normal.z + .1 * normal.x - .05 * normal.y;
  colour = vec4(base.rgb * mix(1., light, lit), base.a);
}`,
}
