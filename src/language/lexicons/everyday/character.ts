/**
 * Everyday lexicon: character, moods and manners. Source of the first ones: Appendix D.3 of the ACL text.
 * A trait and the habits that show it share a group ("witty", "tells jokes"); lasting traits stand in the
 * present only where another tense would sound odd.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of character and mood. */
export const character: readonly Lexeme[] = lexemesOf(`
wealth: is poor; is rich; is wealthy; is in debt; is a millionaire; owe money; borrow money; lend/lent money
  invest in gold; buy/bought shares
# Any two moods may exclude or entail each other, so all of them are one group.
mood: is happy; is sad; is joyful; is excited; is bored; is cheerful; is gloomy; is miserable; is content
  is delighted; is disappointed; is lonely; is angry; is furious; is annoyed; is calm; is nervous; is worried
  is relaxed; is tense; is restless; is surprised; is astonished; is enthusiastic; is in a good mood
  is in high spirits; is optimistic; is pessimistic; panic/panicked
tiredness: is tired; is sleepy; is exhausted; is weary; is drowsy
pace: is fast; is efficient; is slow; is quick; is productive; procrastinate; dawdle
curiosity: is curious; is inquisitive; ask questions
intelligence: is intelligent (now); is clever (now); is brilliant (now); is smart (now); is quick-witted (now)
skill: is skilled; is talented (now); is clumsy; is experienced; is a beginner; is an expert; is gifted (now)
care: is meticulous; is tidy; is messy; is careful; is careless; is thorough; is sloppy; is organized
creativity: is creative; is imaginative; is inventive; is resourceful
manners: is kind; is friendly; is helpful; is considerate; is gentle; is polite; is rude; is courteous
  is tactful
thrift: is generous; is stingy; is frugal; is extravagant; save money; spend/spent freely
  tip/tipped generously
reliability: is reliable; is dependable; is loyal; is trustworthy; keep/kept promises; break/broke promises
punctuality: is punctual; arrive early; arrive late; miss meetings
patience: is patient; is impatient; wait patiently; wait in line; lose/lost patience
bravery: is brave; is courageous; is daring; is adventurous
sociability: is shy; is outgoing; is sociable; is talkative; is reserved; chatter; like crowds; avoid crowds
  make/made new friends
humor: is funny; is witty; is playful; is mischievous; is serious; tell/told jokes; play pranks
  make/made puns
modesty: is modest; is humble; is vain; is boastful; boast; show/showed off
determination: is ambitious; is determined; is stubborn; is persistent; is competitive; give/gave up easily
  is decisive; is indecisive; hesitate; decide quickly; negotiate; compromise; persevere
sentiment: is sentimental; is nostalgic; is romantic
attention: is forgetful; is absent-minded; is lost in thought; daydream; remember names
  forget/forgot passwords; have/had a good memory
planning: plan/planned ahead; make/made lists; improvise; keep/kept a calendar
fame: is famous; is well known; is popular
luck: is lucky; is unlucky; is fortunate; toss coins; carry a lucky charm
  find/found a four-leaf clover (not now)
leisure: is busy; is pressed for time; have/had free time; have/had a full schedule
strictness: is strict; is lenient; is tolerant
fashion: is fashionable; is elegant; is stylish; is old-fashioned; is well dressed; follow fashion
sensitivity: is sensitive (now); is thick-skinned (now); is easily offended (now)
eloquence: is eloquent; is articulate; is persuasive; mumble
complaint: complain; grumble; whine
quarrel: argue; quarrel; bicker; hold/held grudges; forgive/forgave easily
apology: apologize; make/made excuses
conversation: interrupt speakers; ramble; change the subject
advice: give/gave advice; ask for advice; ignore advice; follow advice
speech: give/gave speeches; give/gave lectures; speak/spoke in public; have/had stage fright
storytelling: tell/told stories; tell/told ghost stories; love fairy tales
surprise: love surprises; hate surprises; prepare surprises
secret: gossip; keep/kept secrets; reveal secrets
volunteering: volunteer; donate blood; donate clothes; raise money for charity
`);
