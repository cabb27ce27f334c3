import type { QualityFlag } from '@individua/instrument/profile'
import type { ReportPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeNames, shadowNames } from './names.ts'
import { percent } from './phrases.ts'
import { practices } from './practices.ts'

type Claims = ReportTexts['claims']

export const outlookClaims: Pick<Claims, 'interval' | 'quality' | 'step' | 'closing'> = {
  interval: ({ leading: [first] }) => {
    const [from, to] = first.interval
    return `Ten answers draw in pencil. For the ${archetypeNames[first.name]} the range that should hold the true value in four cases out of five, if our model is right, runs from ${percent(from)} to ${percent(to)}. All figures are compared with our model’s reference group, in which 50% is the middle; they have not yet been checked on many real people. Ten answers can say nothing about anima and animus or about the Self, so this report is silent on them.`
  },
  quality: (plan) => {
    const [flag] = plan.flags
    if (flag === undefined) {
      return 'Our checks found nothing unusual in the way you answered. With only ten answers they miss a good deal, though, even answers given at random; how carefully you read, you know better than we do. The picture is for information only and does not replace a professional’s advice.'
    }
    return `${flagSentence(flag, plan)} That is no reproach; it only makes our words more careful, and you are welcome to answer some of the questions again. All of this is for information only.`
  },
  step: (plan) => stepText(plan),
  closing: ({ leading: [first, second], tide }) =>
    wordingFor(
      tide,
      `At the end of the week, read this page once more and cross out in your mind whatever the days have contradicted. What remains, the ${archetypeNames[first.name]} or not, will be your own finding rather than ours.`,
      `Should the week tell you something other than this page does, believe the week. The ${archetypeNames[first.name]} and the ${archetypeNames[second.name]} are names for directions, and only you know where you have actually walked.`,
    ),
}

function flagSentence(flag: QualityFlag, { responseStyle }: ReportPlan): string {
  const sentences: Readonly<Record<QualityFlag, string>> = {
    straightLining:
      'Many of your answers are the same, so the questions had little chance to tell your patterns apart.',
    inconsistent:
      'Some of your answers pull against each other more than usual, so the figures above deserve extra caution.',
    responseStyle: {
      agreeing:
        'You agree more readily than most, whatever the statement; the model allows for it, though not perfectly.',
      disagreeing:
        'You disagree more readily than most, whatever the statement; the model allows for it, though not perfectly.',
      extreme:
        'You choose the outermost answers more often than most, whatever the statement; the model does not even that out, so highs and lows may look steeper than they are.',
    }[responseStyle],
    tooFast:
      'You answered very quickly, perhaps before some of the statements had time to sink in.',
  }
  return sentences[flag]
}

function stepText({ step, shadows: [shadow] }: ReportPlan): string {
  const name = shadowNames[shadow.name]
  const opening =
    step.reason === 'disowned'
      ? `Since “${name}” heads your tendencies, the step leads towards the ${archetypeNames[step.archetype]}, in a small and harmless dose.`
      : `Since “${name}” heads your tendencies, the step leads the opposite way, to the ${archetypeNames[step.archetype]} as a counterweight.`
  return `${opening} ${practices[step.archetype]}`
}
