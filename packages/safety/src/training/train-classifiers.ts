import type { HarmLanguage } from '../classifier/harm-features.ts'
import { type LinearModel, scoreOf } from '../classifier/linear-model.ts'
import type { HarmModels, SelfHarmModels } from '../classifier/stored-models.ts'
import { type Features, slots as featureSlots } from '../classifier/text-features.ts'
import { type Example, storeModel, trainModel } from '../classifier/train-model.ts'
import type { LabelledCase } from './read-cases.ts'

/** What the classifiers read of a part of a text. */
export type Read = (part: string, language: HarmLanguage) => Features

/** Shares of harmless cases that the classifier may take for harm, from which thresholds follow. */
export const shares = { selfHarm: 0.1, doubt: 0.15, harm: 0.05 }
/**
 * Slots of each model. Only a server reads a model's words; a browser too reads what people write, so
 * those models are smaller.
 */
const slots = { harm: featureSlots, danger: 1 << 18, subject: 1 << 14, kind: 1 << 14 }
/** Cross-validation leaves out the batches of one fold at a time. */
const mostFolds = 16
/** What an error costs in training, by where the case comes from. */
const costs = { case: 3, phrase: 30, product: 3, part: 1, subject: 1, rarerSubject: 2 }

/** A case with what the classifier reads of it: the whole and its parts. */
export interface PreparedCase extends LabelledCase {
  isYes: boolean
  whole: Features
  parts: readonly Features[]
}

/** @param split the parts of a text that are read one by one */
export function prepareCases(
  cases: readonly LabelledCase[],
  read: Read,
  split: (text: string) => readonly string[],
): PreparedCase[] {
  return cases.map((one) => {
    const language = one.language as HarmLanguage
    return {
      ...one,
      isYes: ['refuse', 'self', 'other'].includes(one.group),
      whole: read(one.text, language),
      parts: split(one.text).map((part) => read(part, language)),
    }
  })
}

/** Phrases are in no batch: every model learns them. */
const isPhrase = ({ source, batch }: PreparedCase) => source === 'case' && batch === undefined

/** Every part of a harmless text is harmless; of a harmful one, only the whole is known. */
export function trainOn(cases: readonly PreparedCase[], slotCount: number): LinearModel {
  const examples = cases.flatMap((one): Example[] => {
    const { whole, parts, isYes, source } = one
    const cost = isPhrase(one) ? costs.phrase : costs[source]
    const read = isYes || parts.length < 2 ? [] : parts
    return [
      { features: whole, isYes, cost },
      ...read.map((features) => ({ features, isYes, cost: costs.part })),
    ]
  })
  return trainModel(examples, slotCount)
}

/** Above zero: another person's harm, not the writer's. */
export function trainSubject(cases: readonly PreparedCase[]): LinearModel {
  const inDanger = cases.filter(({ isYes }) => isYes)
  const examples = inDanger.map((one): Example => {
    const isYes = one.group === 'other'
    const cost = isYes ? costs.rarerSubject : costs.subject
    return { features: one.whole, isYes, cost: isPhrase(one) ? costs.phrase : cost }
  })
  return trainModel(examples, slots.subject)
}

export interface Judged {
  case: PreparedCase
  /** The highest score of its parts. */
  score: number
  parts: readonly { score: number; otherScore: number }[]
}

/** Scores of every case by models that did not see its batch. */
export function crossValidate(cases: readonly PreparedCase[], task: 'harm' | 'danger'): Judged[] {
  const batches = [...new Set(cases.flatMap(({ batch }) => batch ?? []))]
  const foldOf = new Map(batches.map((batch, index) => [batch, index % mostFolds]))
  const isIn = (fold: number) => (one: PreparedCase) =>
    one.batch !== undefined && foldOf.get(one.batch) === fold
  return [...new Set(foldOf.values())].flatMap((fold) => {
    const isLeftOut = isIn(fold)
    const rest = cases.filter((one) => !isLeftOut(one))
    const model = trainOn(rest, slots[task])
    const subject = trainSubject(rest)
    return cases.filter(isLeftOut).map((one) => {
      const parts = one.parts.map((features) => ({
        score: scoreOf(model, features),
        otherScore: scoreOf(subject, features),
      }))
      return { case: one, parts, score: Math.max(...parts.map(({ score }) => score)) }
    })
  })
}

/** The score that so large a share of the harmless cases exceeds. */
export function thresholdFor(judged: readonly Judged[], share: number): number {
  const harmless = judged.filter((one) => !one.case.isYes).map(({ score }) => score)
  harmless.sort((one, other) => other - one)
  return harmless[Math.floor(share * harmless.length)] ?? 0
}

export function trainSelfHarm(
  cases: readonly PreparedCase[],
  judged: readonly Judged[],
): SelfHarmModels {
  const threshold = thresholdFor(judged, shares.selfHarm)
  const model = trainOn(cases, slots.danger)
  return {
    danger: storeModel({ ...model, bias: model.bias - threshold }),
    other: storeModel(trainSubject(cases)),
    doubt: Number((thresholdFor(judged, shares.doubt) - threshold).toFixed(6)),
  }
}

export function trainHarm(cases: readonly PreparedCase[], judged: readonly Judged[]): HarmModels {
  const model = trainOn(cases, slots.harm)
  const refused = cases.filter(({ isYes }) => isYes)
  const kinds = [...new Set(refused.flatMap(({ kind }) => kind ?? []))].sort()
  return {
    harm: storeModel({ ...model, bias: model.bias - thresholdFor(judged, shares.harm) }),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, storeModel(trainKind(refused, kind))])),
  }
}

function trainKind(refused: readonly PreparedCase[], kind: string): LinearModel {
  const examples = refused.map((one) => ({
    features: one.whole,
    isYes: one.kind === kind,
    cost: one.kind === kind ? costs.rarerSubject : costs.subject,
  }))
  return trainModel(examples, slots.kind)
}
