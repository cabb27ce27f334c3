import type { ArchetypeDepthBook } from '../depth-books.ts'

export const independenceDepths: Pick<ArchetypeDepthBook, 'innocent' | 'sage' | 'explorer'> = {
  innocent: {
    traits: ['good faith', 'simplicity', 'hope', 'loyalty'],
    essence:
      'The Innocent keeps faith with the beginning: it assumes that people mean well and that a plain life is enough. It would rather be disappointed now and then than suspicious every day.',
    raised:
      'You probably rest best where nothing has to be proved, and you seem to return to good faith sooner than most after a letdown. People may feel lighter in your company, because you treat them as the people they would like to be. The question that goes with this strength is which facts stay unopened so that the picture remains whole.',
    beside:
      'The Innocent adds good faith, and a readiness to begin again without keeping accounts.',
    context:
      'This face tends to come forward in new groups, with children and older people, and wherever a quarrel is in the air.',
    dream:
      'A dream may lead back to a childhood room, a garden, or a morning on which nothing has gone wrong yet.',
    dreamMeaning:
      'Such a place can stand for trust itself, and for the question of who looks after it during the day.',
    balance: {
      exercise:
        'Open one message, bill or thought that you would rather leave closed, and look at it for two minutes.',
      purpose: 'Trust that has looked carries further than trust that has not.',
    },
    practice: {
      exercise:
        'Believe one small thing without checking it, and note in the evening how it turned out.',
      purpose: 'Good faith gets a trial where being wrong costs little.',
    },
  },
  sage: {
    traits: ['clarity', 'curiosity', 'patience', 'independent judgement'],
    essence:
      'The Sage wants to see how things really are, even when the view is uncomfortable. It steps back, compares and asks, and it trusts a conclusion only once it has tried to overturn it.',
    raised:
      'You are likely to meet trouble by trying to understand it, and half the weight goes once you have found the right word for it. Others may come to you for a second opinion, since you can look at a matter without taking sides at once. The question that goes with this strength is what you would have to do if you stopped examining.',
    beside: 'The Sage adds distance and a reason, where otherwise only an impulse would speak.',
    context:
      'This face tends to come forward in meetings, in disputes among others, and with people who ask for advice.',
    dream:
      'A dream may offer a library, an examination for which the questions keep changing, or a letter in a script you can almost read.',
    dreamMeaning:
      'Such pictures can show what is being worked out below the surface, or that something is asking to be lived before it is understood.',
    balance: {
      exercise:
        'Decide one small matter within a minute, on what you know already, and leave the decision alone until evening.',
      purpose: 'Thought learns that it may be completed by an act.',
    },
    practice: {
      exercise: 'Ask one question to which you do not know the answer, and wait before replying.',
      purpose: 'A pause for thought becomes available before the habit takes over.',
    },
  },
  explorer: {
    traits: ['independence', 'appetite for the new', 'restlessness', 'self-reliance'],
    essence:
      'The Explorer believes that a life has to be found by walking. It leaves what has become too narrow, and it learns from places, people and mistakes rather than from descriptions of them.',
    raised:
      'You probably feel most yourself with an open door in sight, and a plan that others call reckless may simply strike you as breathable. You are likely to know a good deal at first hand that others know by hearsay. The question that goes with this strength is what you would discover if you stayed for the second year.',
    beside: 'The Explorer adds fresh air, and the reminder that there are other ways to live.',
    context:
      'This face tends to come forward on journeys, at the start of projects, and when someone tries to fix your plans for you.',
    dream:
      'A dream may put you on a platform with the wrong ticket, on a path through unknown country, or in a house with rooms you had never entered.',
    dreamMeaning:
      'Such pictures can speak of a longing that is under way, and also of something at home that has not been explored.',
    balance: {
      exercise:
        'Go somewhere you go every day, and find three things there that you have never noticed.',
      purpose: 'Curiosity finds out that staying has unknown country too.',
    },
    practice: {
      exercise: 'Take one different way: another street, another shop, another person at lunch.',
      purpose: 'Small departures keep the wish to set out from turning into mere complaint.',
    },
  },
}
