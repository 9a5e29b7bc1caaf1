/** What a clause does to what is said in it: supposes it, doubts it, denies it. Each looks back over a bounded stretch, in lower case. */

/** Words after which a supposition or a first impression is over and the reply speaks for itself again. */
const returns =
  / (?:so|therefore|thus|hence|but|however|consequently|yet|overall)(?= )|,(?= (?:i|i'd|i'll) )/g;

/** The clause that a stretch ends in. */
export const clauseOf = (before: string): string => before.slice(lastEnd(before, returns));

/** "if we could infer …", "whether it follows", "what follows is": nothing is said there. */
export const isSupposed = (before: string): boolean => {
  const clause = clauseOf(before);
  return (
    /(?<! even) (?:whether|if(?! (?:i|we|one) (?:had|have|has|were|must|need)(?: to)? (?:choose|guess|pick|say|decide|answer) )|suppose|supposing|assume|assuming|unless|otherwise) (?!(?:[^,]{0,160}), (?:(?:i|i'd|i'll|we|my) |(?:the |my )?(?:final |correct )?(?:answer|verdict|label) ))/.test(
      clause,
    ) || / (?:what|how|why|while|although|though) [^,]{0,160}$/.test(clause)
  );
};

/** "At first glance the answer seems to be …", "it might be". "I would say" commits itself. */
export const isTentative = (before: string): boolean =>
  / (?:initially|tempted|seems?|seemed|looks|glance|might|may|could|maybe|perhaps|possibly|(?:is|one|a) possible|(?:i|we|first|initially|had) thought|(?<! i )would(?! (?:be|say|answer|i|have) )) /.test(
    clauseOf(before),
  );

/** "not true", "no contradiction", "isn't necessarily false", "rather than true", "far from valid". */
export const denial =
  / (?:not|no|never|neither|nor|cannot|without|[a-z]{1,6}n't|rather than|instead of|anything but|far from|fails? to) (?:(?:an?|the|be|been|to|as|proven|proved|shown|confirmed|always|just|even|quite|her|his|its|their|my|your|(?!only )[a-z]{1,14}ly) ){0,4}$/;

/** What is denied right before a place, or in the clause around it: "it is not the case that the answer is". */
export const isDenied = (before: string): boolean =>
  denial.test(before) ||
  /(?:not|no|never|neither|cannot|n't|hardly)(?: [^,.]{0,40})? (?:that|whether|if|think|believe|say|conclude|determine|know|prove|infer|imply|mean|something|in which|where) [^,;]{0,100}$/.test(
    clauseOf(before),
  );

/** Where the last match of a global pattern ends; 0 where there is none. */
export const lastEnd = (text: string, pattern: RegExp): number => {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/** What stands before a place of a sentence, as far back as anything there can matter. */
export const stretchBefore = (text: string, at: number): string => text.slice(Math.max(0, at - 181), at);
