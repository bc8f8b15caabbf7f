/**
 * Prints what the Blender scripts read: { frame, groups } where a group holds everything of one layer on one side of the cut:
 * 'real', 'model', or 'whole' for the building without a cut.   node art/meshes.mjs [parameters as JSON]
 */
import { building, frame } from '../ui/model/building.ts'
import { cut } from '../ui/model/cut.ts'
import { mesh } from '../ui/model/mesh.ts'

const parameters = JSON.parse(process.argv[2] ?? '{}')
const primitives = building(parameters)
const measures = frame(parameters)
const { before, after } = cut(primitives, measures.cut)
const groups = {}
gather('real', before)
gather('model', after)
gather('whole', primitives)
console.log(JSON.stringify({ frame: measures, groups: Object.values(groups) }))

function gather(side, primitives) {
  for (const primitive of primitives) {
    const look = ['board', 'ballast', 'head'].find((name) => primitive[name]) ?? ''
    const round = primitive.kind === 'tube'
    const key = [side, primitive.layer, primitive.built, look, round].join()
    const group = (groups[key] ??= { side, layer: primitive.layer, trade: family(primitive.trade), built: primitive.built, look, round, points: [], faces: [], edges: [] })
    const { points, faces, edges } = mesh(primitive)
    const first = group.points.length
    for (const at of points) group.points.push(at.map((value) => Math.round(value * 1e4) / 1e4))
    for (const face of faces) group.faces.push(face.map((i) => i + first))
    for (const edge of edges) group.edges.push(edge.map((i) => i + first))
  }
}

/** The pictures know all services as one trade. */
function family(trade) {
  return ['structure', 'temporary', 'site'].includes(trade) ? trade : 'services'
}
