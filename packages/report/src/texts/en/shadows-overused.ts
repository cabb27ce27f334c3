import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Your trust can turn into not wanting to know: you leave the letter closed and move the awkward talk to next week. What looks like calm may be a way of not being frightened yet.',
    tip: 'Once a week, look at the one thing you would rather not open, in daylight and for ten minutes only.',
    card: 'You can trust so much that you stop looking. You give unpleasant news the benefit of the doubt until it can no longer be overlooked.',
  },
  sage: {
    text: 'You would rather understand than take part: you explain a feeling before you have felt it, and study a decision until the moment has passed. From outside this can look superior; inside it is often caution.',
    tip: 'Act once on what you know already, and let the rest of the evidence come in later.',
    card: 'Thinking is where you hide. You find one explanation after another, and put off the step that would test them for want of one more fact.',
  },
  explorer: {
    text: 'Freedom may have become a reflex: when something grows close or demanding, you look at the door. You make one new beginning after another, and give none of them time to disappoint you or to bear fruit.',
    tip: 'Stay a little longer than is comfortable, once, and ask yourself what exactly you wanted to get away from.',
    card: 'You love your freedom so much that you may end up running away. Any commitment looks like a trap, and leaving feels like the only way to breathe.',
  },
  outlaw: {
    text: 'You no longer need a reason to resist: the no comes first, and you find the argument afterwards. It makes you feel strong for a moment and may cost you allies who wanted the same thing.',
    tip: 'Before each no, ask yourself what you are for, and say that sentence first.',
    card: 'Protesting can become a habit. You break rules because they are rules, and you are still quarrelling when the matter itself is long settled.',
  },
  magician: {
    text: 'When you change things, you may begin to arrange people as well, with the best intentions and without asking. Their resistance looks like a lack of vision, though they may simply want something else.',
    tip: 'Tell others openly what you hope to change in them, and take no for an answer.',
    card: 'So much could be better that you may forget to ask. Others find themselves part of a plan you have not shown them, and you cannot leave alone what is good enough.',
  },
  hero: {
    text: 'Your answer to everything is effort: you win a conversation, accomplish a holiday and treat tiredness as an opponent. The people beside you may feel like competitors, although they came to help.',
    tip: 'Leave one thing deliberately unwon this week, and accept help before you need it.',
    card: 'Your life can turn into a series of fights. You hide weakness even from yourself, and there is no evening on which you have achieved enough.',
  },
  lover: {
    text: 'In love you may lose sight of yourself: another person’s mood decides your day, and you give up a wish before you have spoken it. What you mean as love may be fear of being alone.',
    tip: 'In each close relationship, name one wish of your own, and bear the short silence that follows.',
    card: 'You can get so close that you no longer know where you end and the other person begins. You pay for harmony with your own wishes, and distance feels like a catastrophe.',
  },
  jester: {
    text: 'Humour is your exit: as soon as a talk grows serious, something funny comes to mind, and the moment is gone. People laugh, and nobody learns what you would have needed.',
    tip: 'Let one serious sentence stand without a joke behind it, and wait for the answer.',
    card: 'Being light-hearted can be a way out. You make an anecdote of whatever hurts, and put off your obligations because today is so pleasant.',
  },
  caregiver: {
    text: 'You go on helping where it is no longer needed, and wear your tiredness as proof of love. Quietly you keep count of all you have given, and one day it comes out as a reproach that surprises everybody.',
    tip: 'Ask “Would you like help?”, and hear a no as permission to rest.',
    card: 'You can care until you are exhausted and the other person feels small. Saying no makes you feel guilty, and you may expect thanks that nobody agreed to owe you.',
  },
  creator: {
    text: 'You turn your high standards against yourself: you improve the work until you no longer show it, and every comparison is lost in advance. The inner critic calls this taste.',
    tip: 'Finish one thing at eighty per cent and give it away before you can improve it.',
    card: 'Of all your judges you are the harshest. Nothing you make is good enough to be shown, and real life looks shabby beside what you might make.',
  },
  ruler: {
    text: 'You take responsibility and then cannot let go: tasks come back to your desk because nobody does them as you would, and surprises feel like an attack. Others stop offering ideas, which seems to prove that you had to keep control.',
    tip: 'Hand over one matter completely, result included, and don’t ask how it is going until it is done.',
    card: 'You like order, and it can harden into control. Delegating feels like danger, and dissent like disloyalty, until in the end everything depends on you.',
  },
  citizen: {
    text: 'For the sake of belonging you agree a little sooner than you mean to, and find out on the way home what you actually thought. The group keeps its peace, and nobody has heard your view.',
    tip: 'Say your view first, once a week, before you know what the others think.',
    card: 'You may fit in so well that you disappear. You adopt the opinion of the group before you have formed your own, and standing out feels like betrayal.',
  },
}
