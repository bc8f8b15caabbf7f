const head = '#version 300 es\nprecision highp float;\n'

/** The panorama on all of the picture: each pixel looks along its ray. */
export const sphere = {
  vertex: `${head}
uniform vec3 right, up, forward;
out vec3 ray;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1.;
  ray = forward + right * corner.x + up * corner.y;
  gl_Position = vec4(corner, 0, 1);
}`,
  fragment: `${head}
in vec3 ray;
uniform sampler2D panorama;
out vec4 colour;
void main() {
  vec3 way = normalize(ray);
  colour = textureLod(panorama, vec2(.5 - atan(way.y, way.x) / 6.2831853, .5 - asin(way.z) / 3.1415927), 0.);
}`,
}
