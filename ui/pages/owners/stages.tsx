import { Person } from '../../parts/person.tsx'

/** Units of the sheet per meter; a storey of 3.9 m, a bay of 7.5 m. */
const metre = 20
const [storey, slab, column] = [3.9 * metre, 6, 8]
const [left, right] = [36, 36 + 7.5 * metre]
const ground = 184

/** Columns and the slab above of a storey, counted from 0. */
function frame(level: number) {
  const foot = ground - level * storey
  const head = foot - storey + slab
  const post = (x: number) => `M${x} ${foot}V${head}h${column}V${foot}z`
  return `${post(left)}${post(right)}M${left - 10} ${head}v-${slab}H${right + column + 10}v${slab}z`
}

const [duct, pipes] = ['M64 120h62v16h-62z', 'M140 124h46M140 131h46']
const hangers = 'M72 112v28M118 112v28M66 140h58M150 112v20M176 112v20'
const at = (stage: number) => `translate(${stage * 300 - 20})scale(1.3)`
const person = { y: ground, scale: 0.42 } as const

/** One building at four stages on one ground line: as model, half built, recorded before it closes, and in use. */
export function Stages() {
  return (
    <svg className="sketch stages-drawn" viewBox="0 0 1200 240" aria-hidden="true">
      <g transform={at(0)}>
        <path className="cone" d="M84 160 182 112v68z" />
        <path className="model glass" d={frame(0) + frame(1)} />
        <path className="model" d="M134 184v-72" />
        <path className="mark dash" d="M154 184v-72" />
        <path className="mark" d="M136 126h16m-6-4 6 4-6 4" />
        <Person x={74} {...person} />
      </g>
      <g transform={at(1)}>
        <path className="paper" d={frame(0)} />
        <path className="model glass" d={frame(1)} />
        <path className="model dash" d="M98 150 64 136M98 150 126 136" />
        <path d={hangers} />
        <path className="model glass" d={duct} />
        <path className="model" d={pipes} />
        <Person x={92} {...person} up />
      </g>
      <g transform={at(2)}>
        <path className="paper" d={frame(0) + frame(1)} />
        <path d={`${hangers}${duct}${pipes}`} />
        <path className="dash" d="M44 144h142" />
        {[68, 115, 162].map((x) => (
          <g key={x}>
            <circle className="model dots" cx={x} cy={158} r={20} />
            <circle className="mark" cx={x} cy={158} r={2} />
            <circle className="model dots" cx={x} cy={80} r={20} />
            <circle className="mark" cx={x} cy={80} r={2} />
          </g>
        ))}
      </g>
      <g transform={at(3)}>
        <path className="cone" d="M84 160 128 118v66z" />
        <path className="paper" d={frame(0) + frame(1)} />
        <path className="quiet" d="M48 184v-72M182 184v-72M48 106V34M182 106V34M44 144h142M44 66h142" />
        <path className="model glass" d="M134 184v-26h30v26zM142 171a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
        <path className="model" d="M140 158v-46M158 158v-46" />
        <circle className="mark" cx={140} cy={130} r={5} />
        <circle className="mark" cx={158} cy={138} r={5} />
        <Person x={74} {...person} />
      </g>
    </svg>
  )
}
