export { runDoctor, type DoctorOptions, type DoctorProgress } from './run-doctor.js'
export type { AskDoctorQuestion, DoctorQuestion } from './answers.js'
export { findMapping } from './mapping/find-mapping.js'
export { writeMapping, type DoctorMapping, type DoctorMappingOptions } from './mapping/write-mapping.js'
export { DoctorError, type DoctorErrorCode } from './doctor-error.js'
export type { DoctorDialect } from './survey/dialect.js'
export type { DoctorMutations } from './survey/mutations.js'
export type {
  DoctorCause,
  DoctorFacts,
  DoctorGroup,
  DoctorOutcome,
  DoctorReport,
  DoctorResult,
} from './report.js'
