import { Person } from '../../parts/person.tsx'

/** Cut and fill against a level design line. */
export function Road() {
  return (
    <>
      <path className="model glass" d="M132 100H240C226 100 224 136 188 136 158 136 148 118 132 100z" />
      <path className="model" d="M0 100H240" />
      <path className="fine dash" d="M44 84v14M58 72v26M72 66v32M86 63v35M100 64v34M114 74v24" />
      <path className="mark" d="M132 100V76M132 76h12v7h-12" />
      <Person x={92} y={62} scale={0.66} cover="paper" />
    </>
  )
}

/** A bridge deck, half built, half model. */
export function Bridge() {
  return (
    <>
      <path className="fine" d="M52 158H188" />
      <path className="paper" d="M78 106h10v70H78zM118 106h10v76h-10zM18 94h110v12H18z" />
      <path className="model glass" d="M158 106h10v68h-10zM128 94h94v12h-94z" />
      <path className="model" d="M128 86h94v8M140 86v8M160 86v8M180 86v8M202 86v8" />
      <path d="M18 94v-8h110M40 86v8M60 86v8M80 86v8M100 86v8" />
      <path className="mark" d="M128 70v44" />
    </>
  )
}

/** Pipes in an open trench; the next lengths are model. */
export function Pipeline() {
  return (
    <>
      <path className="dash fine" d="M0 132h62M0 152h62" />
      <path className="paper" d="M62 132h30v20H62zM92 128h8v28h-8zM100 132h30v20h-30z" />
      <path className="model glass" d="M130 128h8v28h-8zM138 132h40v20h-40z" />
      <path className="model dash" d="M178 132h62M178 152h62" />
      <path className="mark" d="M120 100v28M114 122l6 6 6-6" />
      <path className="fine" d="M62 164h116" />
      <Person x={34} y={100} scale={0.66} cover="paper" />
    </>
  )
}

/** Utilities below a street, with their depths. */
export function Utilities() {
  return (
    <>
      <path d="M30 100V28h22l4 6M108 100v6h28v-6" />
      <path className="fine" d="M112 106v70M132 106v70M112 176h20" />
      <path
        className="model glass"
        d="M40 150a16 16 0 1 0 32 0 16 16 0 1 0-32 0M82 124a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
      />
      <path className="model glass" d="M150 118h14v14h-14zM164 118h14v14h-14zM150 132h14v14h-14zM164 132h14v14h-14z" />
      <path className="model glass" d="M196 162a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
      <path className="mark" d="M56 100v34M51 106l5-6 5 6M51 128l5 6 5-6M216 100v42M211 106l5-6 5 6M211 136l5 6 5-6" />
      <path className="cone" d="M167 57 128 182h72z" />
      <Person x={154} y={100} scale={0.66} cover="paper" />
    </>
  )
}

/** Track and masts around the clearance gauge. */
export function Rail() {
  return (
    <>
      <path className="ground" d="M2 100l14-11h208l14 11z" />
      <path d="M2 100l14-11h208l14 11M12 83h216M24 89v-6M46 89v-6M68 89v-6M90 89v-6M112 89v-6M134 89v-6M156 89v-6M178 89v-6M200 89v-6M218 89v-6" />
      <path d="M46 100V16M46 22h20M46 34l20-12M0 30Q34 34 66 26M0 46h120" />
      <path className="model" d="M196 100V16M196 22h20M196 34l20-12M66 26Q140 48 216 26 230 30 240 32M120 46h120" />
      <path className="mark dash" d="M104 83V62l10-8h32l10 8v22" />
    </>
  )
}
