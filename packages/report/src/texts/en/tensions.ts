import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Is it time to be off, or time to sit down with the others?',
    both: 'You probably want to be off, and you want a place kept for you at the table, and you mean both. So one evening you may plan the journey, and the next think up reasons for not going. You needn’t settle it for good. Summer can belong to the road and winter to the table.',
    tilted: [
      'You’re better at setting off than at staying. Who would you like to come back to, and do they know?',
      'You’d sooner stay than set off. Which journey would you make if somebody else went first?',
    ],
  },
  orderAndRevolt: {
    question: 'Does this rule need somebody to stand up for it, or somebody to break it?',
    both: 'You like rules you’ve made yourself, it seems, and can’t stand anybody else’s. Even so, you may draw up a rule in the morning and be chafing at it by evening. Don’t ask whether to obey; ask which rule you’d put your name to.',
    tilted: [
      'You’d rather keep order than disturb it. Which arrangement survives only because nobody, yourself included, has challenged it?',
      'You’re better at overturning an arrangement than at keeping one going. What would you put in its place, and who would look after it?',
    ],
  },
  earnestAndPlay: {
    question: 'Is this something to think about, or something to laugh at?',
    both: 'You take things seriously enough to think them through, it seems, and lightly enough to laugh at the result. The trouble starts when you cut a thought off with a punchline, or stop a game to analyse it. Decide before an evening begins whether you’re there to think or to play.',
    tilted: [
      'Thinking suits you better than playing. What might become clear the moment you stopped looking at it so hard?',
      'You’d rather play than brood. Which thought have you laughed off that deserved an hour?',
    ],
  },
  contestAndCloseness: {
    question: 'Is there something here to win, or somebody to be close to?',
    both: 'You like to show your strength and you like to be close, which can’t be done with your fists up. In an argument the two wishes may change places from one minute to the next: first you want to win the point, then you want the person back. Notice which it is before you open your mouth.',
    tilted: [
      'You find it easier to step forward than to lean on anyone. In whose company could you be weak and lose nothing by it?',
      'Closeness comes more easily to you than a fight. What would be worth a quarrel with somebody you love?',
    ],
  },
  trustAndChange: {
    question: 'Do you leave this as it is, or see what could be made of it?',
    both: 'You’re fond of things as they are, and you can’t help seeing what they could become. So the same evening may seem both a gift and a rough draft. Name one corner of your life that is to stay as it is, and defend it, above all against yourself.',
    tilted: [
      'You’d sooner accept a thing than change it. Which change are you waiting for that nobody but you can begin?',
      'You’d sooner change a thing than accept it. What in your life is already good enough to be left in peace?',
    ],
  },
  othersAndWork: {
    question: 'Does this hour belong to other people, or to your own work?',
    both: 'People need you in the very hours you want for your own work, and both seem to matter to you. Whichever you choose, you may feel guilty about the other. Good intentions won’t help much here. Fixed hours will: some with the door shut for your work, some with it open for other people.',
    tilted: [
      'Being there for others comes more easily to you than shutting the door and making something. What would exist by now if somebody had guarded your time as carefully as you guard other people’s?',
      'You find your own work easier than being on call. Who has stopped asking, and would you like them to start again?',
    ],
  },
}
