import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'You expect good news, and good news will keep. So the brown envelope goes behind the clock, the awkward conversation moves to next week, and neither gets any smaller.',
    tip: 'Open the post on the day it comes, standing up, before you’ve taken your coat off.',
    card: 'You leave bad news unopened for as long as it will wait. By the time you look, one small worry has raised a large family.',
  },
  sage: {
    text: 'You would rather understand a thing than be caught up in it. So you may explain a quarrel while the other person is still upset, and put a decision off for one more evening’s reading, until somebody else has made it.',
    tip: 'This week, ask somebody outright one thing you’ve been trying to work out by watching them.',
    card: 'When things get loud you go upstairs, into your head, and shut the door. There is always one more source to check; and you work out from the evidence whether somebody likes you, when you could simply ask.',
  },
  explorer: {
    text: 'Leaving is something you do well, and sometimes too soon. Just when the baker has learnt your order, you start looking at timetables, and what you’ve begun never gets the chance to disappoint you, or to bear fruit.',
    tip: 'Go to one evening class until its last evening, even if you’ve guessed how it ends.',
    card: 'You always have one foot out of the door, if only in your thoughts. People who are fond of you may learn to write you into their plans in pencil, and they’d hand you the pen the moment you asked.',
  },
  outlaw: {
    text: 'You can be against a plan before you’ve heard the end of it, and look for reasons afterwards. It feels splendid for a minute. Over coffee it turns out that the people behind the plan wanted much the same as you.',
    tip: 'Before you say no, ask yourself what you’d like instead, and suggest that first.',
    card: 'Shown a fence, you look for the gap, whether or not there’s anything on the other side. A dispute is settled on Tuesday, and on Friday you’re still winning it.',
  },
  magician: {
    text: 'You see what people could become, and may set to work without asking them: a brochure left on the table here, a word in the right ear there. When they dig in their heels you put it down to nerves, though they may simply want something else.',
    tip: 'If you have a plan for somebody, show them all of it, and take no for an answer.',
    card: 'To your mind, there’s very little that couldn’t be improved, and you’re often right. But people may discover that they’re part of a plan of yours, and a thing isn’t safe from you just because it works.',
  },
  hero: {
    text: 'You can turn anything into a contest: picking strawberries, putting up a tent, who slept worse. People who come to help end up racing you instead. Stop the clock, and they’d be glad to stay.',
    tip: 'Say yes this week to help you don’t need yet, and leave the job the way the other person did it.',
    card: 'You judge a day by what it took out of you. You’d rather nobody saw you limp, yourself included, and the day when you’ll have done enough is always tomorrow.',
  },
  lover: {
    text: 'In love you can mislay yourself, the way other people mislay their keys. Their bad mood becomes your bad day, and “I don’t mind, you choose” comes out before you’ve asked yourself whether you do mind.',
    tip: 'Tell each person close to you one thing you would like, and leave out “only if you don’t mind”.',
    card: 'You can finish other people’s sentences and lose track of your own. You pay for harmony out of your own pocket, and a closed door, even the bathroom’s, looks like bad news.',
  },
  jester: {
    text: 'When a conversation turns serious, something funny is apt to occur to you, and the trouble is that it really is funny. Everybody laughs, the moment passes, and nobody has found out what you needed.',
    tip: 'This week, tell somebody one thing you need, in a sentence without a joke in it.',
    card: 'Whatever hurts you is an anecdote by Friday, and a good one. The dentist can wait, the landlord can wait, because today is far too nice a day.',
  },
  caregiver: {
    text: 'Your help can go on long after it has stopped being wanted, and however tired you are, you stay on your feet. All the while you’re keeping count, and one evening over the washing-up it all comes out, with dates.',
    tip: 'The next time you catch yourself keeping count, stop and say what you’d like: “Would you wash up tonight?”',
    card: 'You’re carrying the bags, minding the neighbour’s boy and writing an application for a friend, who’s begun to feel about six. If you say no to somebody, you lie awake; and what you’re waiting for in return was never promised.',
  },
  creator: {
    text: 'You go on improving a thing until you can’t bear the sight of it. You compare your first draft with other people’s last, lose every time, and call it having taste.',
    tip: 'Call one thing finished at eighty per cent, sign it, and start on the next.',
    card: 'Your work meets its strictest judge before it leaves the house. The drawer is full of things that were nearly good enough to show, and what you have made looks shabby beside what you might make.',
  },
  ruler: {
    text: 'A job that you’ve handed over may well be back on your desk by Thursday, because nobody else does it to your liking. In the end people may stop bringing you ideas, which only goes to show that you have to think of everything.',
    tip: 'The next time someone brings you an idea, say yes before you’ve thought of a better one.',
    card: 'You like things done properly, which can come to mean done by you. Everyone waits for your yes, the post waits for your initials, and any other opinion sounds like mutiny.',
  },
  citizen: {
    text: 'You tend to agree a little sooner than you mean to, and find out only at bedtime what you actually think. It was a pleasant evening, and the one view missing from it was yours.',
    tip: 'Sit where you’d like to sit this week, and let the others arrange themselves round you.',
    card: 'You make yourself a size smaller, so that there’s room for everybody. A compliment is passed on to the team before it has landed, and things only you enjoy wait for a day when nobody’s coming.',
  },
}
