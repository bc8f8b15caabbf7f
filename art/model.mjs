/** The building as the drawings read it; ui/model has it, because browsers make it too. */
export { building, frame, standard } from '../ui/model/building.ts'
export { cut } from '../ui/model/cut.ts'
