export { runDoctor } from './run-doctor.js'
export { DoctorError } from './doctor-error.js'
export type { DoctorMutations } from './mutate/mutations.js'
export type { DoctorReport } from './report.js'
