import { Proof } from '../../../stories/proof/proof.js'

/** Storybook and the readme show the proof too, so it is one of the stories. */
export function RunningProof() {
  return <Proof runsFirst sourceUrl="/playground#source-of-both-lists" />
}
