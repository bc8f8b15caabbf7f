import { lettering, millimetres } from '../../drafting.ts'
import { Person } from '../../parts/person.tsx'

/** Units of the sheet per meter, from the height of a person. */
const metre = 41.5
const storeys = 3
const height = 400
const floors = Array.from({ length: storeys }, (_, i) => `M880 ${470 - (i * height) / storeys}h220`).join('')
const axes = [935, 990, 1045].map((x) => `M${x} 470V70`).join('')
const ground = Array.from({ length: 73 }, (_, i) => `M${i * 20} 490l-14 20`).join('')
const tree = (x: number, y: number) => `M${x} ${y}v-46m-26-26a26 26 0 1 1 52 0 26 26 0 0 1-52 0`

/** A street in section: a house and its neighbor on the left, the planned building on the right. */
export function Plot({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 1440 516" role="img" aria-label={label}>
      <path className="hatch" d={ground} />
      <path className="solid" d="M120 470V300l90-60 90 60v170z" />
      <path d="M108 308l102-68 102 68M146 320h40v44h-40zM232 320h40v44h-40zM146 396h40v44h-40zM236 470v-74h40v74" />
      <path className="solid" d="M0 470V250h60v220z" />
      <path d="M14 270h32v30H14zM14 330h32v30H14zM14 390h32v30H14zM1240 470V230h200v240M1264 256h40v40h-40zM1330 256h40v40h-40zM1264 326h40v40h-40zM1330 326h40v40h-40zM1264 396h40v40h-40zM1330 396h40v40h-40z" />
      <path d={tree(452, 482) + tree(780, 482)} />
      <path d="M590 490V330h-34M700 490V330h34" />
      <path className="model glass" d="M880 470V70h220v400z" />
      <path className="model" d={floors + axes} />
      <path className="model" d="M960 470v-40h60v40" />
      <path className="mark dash" d="M372 404 880 70M372 404l508 66" />
      <path className="mark" d="M440 412.900a70 70 0 0 0-9-48" />
      <path className="mark" d="M1134 70v400m-8-400h16m-16 400h16" />
      <path
        className="mark figures"
        d={lettering(millimetres(Math.round((10 * height) / metre) / 10), [1128, 270], {
          height: 20,
          along: [0, -1],
          up: [-1, 0],
        })}
      />
      <Person x={352} y={470} scale={0.88} up />
      <path className="thick" d="M0 470h420v20h460v-20h560" />
    </svg>
  )
}
