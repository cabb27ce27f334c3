import type { ArchetypeBook } from '../books.ts'

export const archetypeTexts: ArchetypeBook = {
  innocent: {
    core: 'the trust that life can be simple and good',
    leads:
      'You probably give people credit before they have earned it, and you reach for the plain solution while others are still collecting objections. Clear agreements and familiar faces are likely to restore you faster than any novelty.',
    gift: 'a steady confidence that things can turn out well',
    cost: 'The price comes due when bad news is met with patience for too long, because hoping feels kinder than checking.',
    quiet:
      'Trust on credit is unlikely to be your first move; you would rather see the proof, and optimism without reasons may sound thin to you. That guards against disappointment, and it can make rest harder to find.',
    less: 'a simple reassurance will rarely settle a matter for you',
    card: 'It wants life to be good and uncomplicated, and it meets people with trust before proof. Its gift is ease; its price is that warning signs arrive late.',
  },
  sage: {
    core: 'the wish to understand before acting',
    leads:
      'A claim probably makes you look for the second source, and a problem becomes bearable once you can explain it. You may find that a good question keeps you company for days, long after the conversation has moved on.',
    gift: 'the patience to look behind the first explanation',
    cost: 'What it costs is time: another fact can always be gathered, and a decision that waits for certainty sometimes waits too long.',
    quiet:
      'Explaining a thing to the end seems to matter less to you than seeing whether it works. You are likely to decide from experience rather than analysis, which is quick, and now and then leaves the reason behind a mistake unexamined.',
    less: 'long analysis is more likely to tire you than to calm you',
    card: 'It wants to know what is true and how things hang together, and it distrusts easy answers. Its gift is a clear view; its price is the distance of an onlooker.',
  },
  explorer: {
    core: 'the pull towards what is still unknown',
    leads:
      'A road you have not taken is likely to attract you more than one you could walk blindfold, and too much routine may feel like a coat a size too small. You learn best, it seems, by going there yourself.',
    gift: 'an appetite for unfamiliar ground',
    cost: 'The bill is paid in roots: what begins to settle can look like a cage before it has had time to grow.',
    quiet:
      'The unknown does not seem to call you very loudly; you probably prefer to deepen what you have rather than swap it for something new. That gives your days continuity, though an invitation worth accepting may be declined out of habit.',
    less: 'novelty for its own sake holds little charm for you',
    card: 'It looks for its own path and for places where nobody has decided yet what things mean. Its gift is independence; its price is a certain restlessness with whatever is finished.',
  },
  outlaw: {
    core: 'the refusal to follow what makes no sense',
    leads:
      'A rule has to convince you before it binds you, and when it fails to, you are likely to say so or simply walk around it. You may be the one who names what the whole room has agreed not to mention.',
    gift: 'the nerve to question what everybody takes for granted',
    cost: 'It costs energy and sometimes goodwill, because resistance is expensive and not every rule is worth the fight.',
    quiet:
      'Breaking a rule is probably not how you change things; you look for the permitted way first, and arrangements that work do not irritate you. That spares you friction, and it may let a bad rule live longer than it deserves.',
    less: 'open defiance is seldom the tool you pick up first',
    card: 'It breaks what no longer works and says aloud what others swallow. Its gift is liberation from dead rules; its price is that something useful can be broken along the way.',
  },
  magician: {
    core: 'the sense that things can be turned into something else',
    leads:
      'You probably notice the one place where a small change would move everything else, and a crisis can look to you like raw material. Ideas tend to interest you most at the moment when they begin to alter how people live.',
    gift: 'an eye for what a situation could turn into',
    cost: 'Its price is impatience with things as they are, and a vision so clear to you that others may feel moved rather than asked.',
    quiet:
      'Grand transformations are unlikely to tempt you; you would rather improve a thing by one step than reinvent it. This keeps your feet on the ground, and it may hide from you how much a single intervention of yours could shift.',
    less: 'talk of deep transformation tends to leave you cool',
    card: 'It looks for the hidden lever and wants to turn an idea into a changed reality. Its gift is transformation; its price is the temptation to know what others should become.',
  },
  hero: {
    core: 'the readiness to step forward when it gets hard',
    leads:
      'When a task is difficult, you are likely to move towards it instead of waiting for somebody else, and a clear goal probably wakes you up. Being tested may feel better to you than being spared.',
    gift: 'the courage to begin where it is uncomfortable',
    cost: 'The cost is wear: if everything turns into a test of strength, rest begins to look like weakness and help like defeat.',
    quiet:
      'Proving yourself in a contest does not appear to drive you; you probably choose the route that costs less force and leave the front row to others. You save strength this way, while a challenge that would suit you may pass by.',
    less: 'a contest will hardly bring out the best in you',
    card: 'It meets difficulty head-on and measures itself by what it can endure and achieve. Its gift is courage; its price is that every matter can turn into a contest.',
  },
  lover: {
    core: 'the longing to be close and to feel things fully',
    leads:
      'Closeness is likely to be what gives your days their colour: you remember how something felt, and you notice early when warmth is missing from a room. A beautiful detail or an honest evening with one person may outweigh a week of success.',
    gift: 'warmth and an attention to what is beautiful',
    cost: 'What it costs is calm, as whatever you love can also hurt you, and distance is easily read as rejection.',
    quiet:
      'Intense closeness is probably not what you look for first; feelings may be private matters to you, and you can enjoy people without merging with them. That keeps you free, and those near you sometimes have to guess how much they mean.',
    less: 'strong feeling needs time before you show it',
    card: 'It wants to be near, to be moved and to devote itself to people, places and beautiful things. Its gift is intimacy; its price is that boundaries soften.',
  },
  jester: {
    core: 'the freedom to play and to take things lightly',
    leads:
      'You are likely to find the funny side while others are still composing their faces, and a stiff occasion may tempt you to loosen it. Play is probably how you recover, and also how you say true things without a sermon.',
    gift: 'a lightness that lets people breathe',
    cost: 'The cost appears when a matter needs gravity: a joke arrives first, and what hurt stays where it was.',
    quiet:
      'Fooling about is unlikely to be your way of meeting the world; you stay serious where others joke, and people can rely on that. It gives your words weight, although a heavy week may have fewer exits than it needs.',
    less: 'a joke will rarely be your first answer',
    card: 'It plays, teases and enjoys the moment, and it punctures what takes itself too seriously. Its gift is lightness; its price is that serious things may stay unsaid.',
  },
  caregiver: {
    core: 'the impulse to look after others',
    leads:
      'You probably notice what somebody needs before they ask, and the people you love are likely to come first in your calendar. Being useful may be your most natural way of showing affection, and a household or a team runs more smoothly for it.',
    gift: 'an alertness to what others need',
    cost: 'It costs strength, for your own needs tend to be served last, and help that nobody requested can wait a long time for thanks.',
    quiet:
      'Looking after others does not seem to be the axis of your life; you are likely to trust adults to speak up when they need something. That leaves people their freedom, though now and then someone may hope for an offer that does not come.',
    less: 'caring for others is not where you look for meaning first',
    card: 'It protects, feeds, reminds and stays until the other person is safe. Its gift is a dependable heart; its price is that the one who gives is easily forgotten, by others and by itself.',
  },
  creator: {
    core: 'the urge to make something of one’s own',
    leads:
      'A ready-made solution probably leaves you a little dissatisfied, and you would rather shape the thing yourself, even if it takes longer. An idea can hold you late into the night, because what matters is that it finally takes form.',
    gift: 'the will to give an idea a form of its own',
    cost: 'The price is a strict inner eye: the finished piece keeps falling short of the imagined one, and much stays in the drawer.',
    quiet:
      'Inventing from nothing is probably not your ambition; what others have worked out is good enough if it does its job. You save effort and pride this way, and an idea that only you could have had may never be tried.',
    less: 'a proven solution suits you better than a blank page',
    card: 'It wants to bring something into the world that was not there before and that carries its own signature. Its gift is originality; its price is perfectionism.',
  },
  ruler: {
    core: 'the will to give things order and direction',
    leads:
      'Where nobody decides, you are likely to feel a pull to take the chair, and a plan with names and dates probably lets you relax. You tend to think in responsibilities: who carries what, and what happens if it is dropped.',
    gift: 'a hand for order and for clear responsibility',
    cost: 'Its price is weight, because whoever holds everything together finds it hard to let go, and control can take the place of trust.',
    quiet:
      'Being in charge is unlikely to be something you seek; you can live with other people’s decisions, and hierarchy may interest you little. This makes you easy to work beside, while matters that need your word may be settled without it.',
    less: 'command is a job you gladly leave to somebody else',
    card: 'It takes responsibility, sets the frame and wants things to last. Its gift is order that others can lean on; its price is the difficulty of letting go.',
  },
  citizen: {
    core: 'the wish to belong among equals',
    leads:
      'An ordinary table with people you trust is likely to mean more to you than any stage, and you probably notice quickly when somebody is left out. Fair shares and plain talk matter, and nobody needs to be special to be welcome.',
    gift: 'a plain solidarity in which nobody has to shine',
    cost: 'What it costs is edge: to remain one of the group, a wish or an opinion of your own may stay unspoken.',
    quiet:
      'Belonging to the many does not seem to be what carries you; you can stand a little outside without feeling lost. That gives you a view of your own, and it may take others longer to count you in.',
    less: 'being one of the crowd gives you little comfort',
    card: 'It wants to be one among equals, useful and accepted without having to shine. Its gift is solidarity; its price is that one’s own profile can fade.',
  },
}
