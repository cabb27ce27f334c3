import type { ConversationTexts } from '../conversation-texts.ts'

const certainties = {
  clear: 'is clear',
  likely: 'is likely',
  quitePossible: 'is quite possible',
  open: 'is open',
}

export const conversationTexts: ConversationTexts = {
  introduce: {
    portrait: (name) => `Your report has a passage on this, under “${name}”:`,
    archetype: (name) => `This is what your report says about the ${name}:`,
    persona: (name) => `One of the faces you show is that of the ${name}:`,
    shadow: (name) => `One side that stands in the shadow bears the name “${name}”:`,
    innerOther: (name) => `Your inner other appears here as “${name}”:`,
    self: () => 'On the self, your report says:',
    complex: (name) => `One tension shows in your answers, “${name}”:`,
    dream: () => 'On dreams, your report says:',
    practice: (name) => `Here is something to try, under “${name}”:`,
  },
  leading: (names) => `Leading in your profile: ${names.join(', ')}.`,
  notLeading: (name) => `The ${name} is not among the five that lead your profile.`,
  noComplex:
    'No tension stands out clearly enough in your answers to be named here. You could ask instead:',
  noMore: 'That is all your report holds on this; it stands above. You could ask instead:',
  grounds: 'These answers of yours stand behind it:',
  scale: {
    '1': 'strongly disagree',
    '2': 'disagree',
    '3': 'neither agree nor disagree',
    '4': 'agree',
    '5': 'strongly agree',
  },
  quote: (question, answer) => `– “${question}” You answered: “${answer}”`,
  certainty: ({ name, percentage, interval80: [low, high], certainty }) =>
    `${name}: ${percentage}%, probably between ${low}% and ${high}%. A place among the first three ${certainties[certainty]}.`,
  aboutRanges:
    'If our model is right, the true value should lie within the range given in about 80 cases out of 100. All figures compare you with our model’s reference group, not yet with a calibrated sample of people.',
  lessCertain:
    'Personas, shadow sides and what builds on them are inferred from several estimates, so they are less certain than the archetypes themselves. Read them as suggestions to test.',
  outside:
    'That is something your profile cannot decide. It names no illness and sees no future. It can tell you more about questions such as:',
  help: 'I answer from your profile, in the words of your report. You can ask, for instance:',
  ask: {
    ashamed: 'If a friend had told you the same about themselves, what would you have answered?',
    glad: 'Who will be the first to hear about it?',
  },
  askWhy: 'Ask “Why?” and I will name the answers behind it.',
  suggestions: {
    portrait: 'What is my profile in short?',
    archetype: 'Which archetypes lead in my profile?',
    persona: 'Which persona do I show to others?',
    shadow: 'What stands in my shadow?',
    innerOther: 'What does the profile say about my inner other?',
    self: 'How is the self doing in my profile?',
    complex: 'Which tensions show in my answers?',
    dream: 'What may appear in my dreams?',
    practice: 'Which exercise could I begin with?',
  },
}
