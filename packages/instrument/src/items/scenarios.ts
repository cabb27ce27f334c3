import type { ChoiceItem } from './item.ts'
import { homeScenarios } from './scenarios-at-home.ts'
import { celebrationScenarios } from './scenarios-celebrations.ts'
import { closePeopleScenarios } from './scenarios-close-people.ts'
import { companyScenarios } from './scenarios-company.ts'
import { freeTimeScenarios } from './scenarios-free-time.ts'
import { newStartScenarios } from './scenarios-new-starts.ts'
import { pastScenarios } from './scenarios-past.ts'
import { resourceScenarios } from './scenarios-resources.ts'
import { setbackScenarios } from './scenarios-setbacks.ts'
import { unknownPlaceScenarios } from './scenarios-unknown-places.ts'
import { unusualDayScenarios } from './scenarios-unusual-days.ts'
import { workScenarios } from './scenarios-work.ts'

/** Everyday situations with one option per archetype, in bank order; six of the twelve are shown. */
export const choiceItems: readonly ChoiceItem[] = [
  ...freeTimeScenarios,
  ...unknownPlaceScenarios,
  ...closePeopleScenarios,
  ...workScenarios,
  ...setbackScenarios,
  ...companyScenarios,
  ...resourceScenarios,
  ...celebrationScenarios,
  ...homeScenarios,
  ...pastScenarios,
  ...unusualDayScenarios,
  ...newStartScenarios,
]
