// Written by scripts/answers.ts: Organon's answer parser in one file.
var patterns_default = {
	"speaks for itself again": {
		"about": "Words after which a supposition or a first impression is over and the reply speaks for itself again.",
		"pattern": " (?:so|therefore|thus|hence|but|however|consequently|yet|overall)(?= )|,(?= (?:i|i'd|i'll) )",
		"flags": "g"
	},
	denial: {
		"about": "\"not true\", \"no contradiction\", \"isn't necessarily false\", \"rather than true\", \"far from valid\".",
		"pattern": " (?:not|no|never|neither|nor|cannot|without|[a-z]{1,6}n't|rather than|instead of|anything but|far from|fails? to) (?:(?:an?|the|be|been|to|as|proven|proved|shown|confirmed|always|just|even|quite|her|his|its|their|my|your|(?!only )[a-z]{1,14}ly) ){0,4}$"
	},
	"of a claim": { "pattern": " (?:statement|claim|sentence|proposition|hypothesis|conclusion|assertion) [^:;.]{0,120}$" },
	"listed numbers": {
		"about": "\"Statements 1, 2 and 4 must be true\".",
		"pattern": " (?:statements|options|choices|sentences|conclusions|both) (?:\\d{1,2} , ){0,8}\\d{1,2} ,? ?(?:and|or) \\d{1,2} (?:must|are|follow|both|all|have) "
	},
	joins: {
		"about": "What joins answers of a list: \"True or False\", \"A / B\".",
		"pattern": "^ (?:\\) )?(?:(?:[,/|&]|or|and|vs) ){1,2}(?:maybe )?(?:\\( )?$"
	},
	"clause ends": {
		"pattern": " (?:because|since|as|if|when|where|while|although|though|and|but|for)(?= )|[,;]",
		"flags": "g"
	},
	dress: {
		"about": "What may stand between an announcement and a bare yes or no.",
		"pattern": "(?:(?:[()<>=]|an?|definite|clear|resounding|definitely|clearly|simply|probably|most|likely|just|[a-d\\d] \\)) ){0,8}$"
	},
	"opening label": {
		"about": "A label at the head of a line and the mark behind it: \"3) Agree\", \"(b) It rains\", \"5 - Agree\", \"3 (neutral)\".",
		"pattern": "^ (?:[|–—-] )?(?:(?i:option|choice|answer|statement|opt \\.) (?:# )?)?(?:\\( )?([A-Z](?= [.:)|–—✓✔✅✗✘❌-])|[a-z](?= (?:[):]|\\. (?:$|\\p{Lu})))|\\d{1,2}|(?<=\\( )[a-z](?= \\))) (?:[:|✓✔✅✗✘❌] |[.)](?! (?:[,/&]|and|or|is|are|was|has|does|seems|appears|says|states|suggests|provides|adds|means|would|could|might|may|can|cannot) )|[–—-] |\\( \\p{L})",
		"flags": "du"
	},
	amount: {
		"pattern": " (?:is|=|equals|be) (?:about |only |approximately |exactly )?(\\d{1,3})(?: [a-z]{1,14}){0,2} [.!]? ?$",
		"flags": "d"
	},
	links: {
		"about": "What joins an announcement to its answer.",
		"pattern": "[^.?;:=]{0,90}?(?: as| with(?= (?:the )?(?:label|option|choice|number|statement) )| is| was| ist| lautet| es| est| è| é| är| er| jest| este| هي| هو| היא| คือ| 是| 为| は| are| be| remains|'s| :| =| >| →| -| –| —| \\|| \\))(?= )",
		"flags": "y"
	},
	none: {
		"about": "What stands for no answer at all where an answer must stand.",
		"pattern": "(?:none|neither|nothing|no (?:statements?|options?|correct|single|valid|answer|one|conclusion)|not (?:possible|determinable|given|listed|among|provided)|cannot be|can't be|undetermined|undeterminable|impossible|not enough|n ?\\/ ?a|all of|both(?! [a-z]{1,8}s ))(?= )",
		"flags": "iy"
	},
	"next to an answer": {
		"about": "What joins an answer, and what is said of it in brackets, to another beside it.",
		"pattern": "^ (?:\\( [^()]{1,140} \\) )?(?:[)⟩] )?(?:\\( (?=or |and ))?(?:(?:[,/|&=]|or|and|nor|[和与或及]) |(?=boxed ))(?:or |and )?(?:maybe |perhaps |possibly |also )?(?:boxed )?(?:\\( )?"
	},
	"taken back": {
		"about": "\"… but this is not correct either\", \"(answer option 1) is incorrect\", \"(conclusion: statement 3) must be false\".",
		"pattern": "^(?: , but i could (?:just as well|as well|also|equally) |[^.]{0,80} (?:this|that|it|which) is (?:also )?(?:not (?:correct|available|possible|among)|incorrect|wrong)|(?: \\))?(?: \\( [^()]{1,140} \\))? (?:is|must be|is also) (?:incorrect|wrong|false|ruled out|not (?:correct|right|true|necessarily|possible|available))|(?: \\))? (?:cannot|can't|need not|may not|might not|isn't) (?:necessarily )?(?:be )?(?:true|hold|correct))"
	},
	stranger: {
		"about": "A letter or a number that is none of the answers, or several letters at once, in their order.",
		"pattern": ["^(?:\\( )?(?:[A-Z]|\\d{1,3})(?= (?:$|[.)⟩] ?(?:$|[.⟩])))", "^(?=[A-J]{2})A?B?C?D?E?F?G?H?I?J?(?= )"]
	},
	"cannot say": { "pattern": " (?:(?:cannot|can't|can not|could not|couldn't|impossible to|not possible to|unable to|(?:enough|sufficient) (?:information|evidence|data) (?:[a-z]{1,10} ){0,4}to) (?:[a-z]{1,14}ly )?(?:determine|say|tell|state|conclude|confirm|decide|know|infer|deduce|establish|prove)(?: or (?:deny|refute|disprove))?(?: (?:[a-z]{1,14}ly|with certainty|for sure|for certain))?(?= (?:whether|if) )|(?:cannot|can't|can not) (?:tell|say|know|be sure)(?= [.;!])|(?<= (?:is|are|remains) (?:therefore |thus |still )?)(?:uncertain|unknown|undetermined|undecided|unclear|indeterminate)(?= )|(?:cannot|can't|can not|could not|couldn't) be (?:[a-z]{1,14}ly )?(?:determined|decided|established|known|(?:confirmed|proven|proved) or (?:denied|refuted|disproven|disproved)|(?:proven|proved) true or false)(?= ))" },
	corrections: {
		"pattern": "(?:^ |[^\\p{L}\\p{N} ] |hmm )(?:wait|actually|correction|oops|hold on|sorry|reconsidering)(?= )| on (?:second|reflection|further) | i mean , | scratch(?: that)? | let me (?:reconsider|double-check|recheck|re-check|rethink|check) | (?:that|this|i) was (?:wrong|mistaken|incorrect) |(?<= (?:i|that|this)) was (?:wrong|mistaken|incorrect) ",
		"flags": "gu"
	},
	"no answer": {
		"about": "\"There is no correct answer\", \"it cannot be determined\", \"wait, that is wrong\": what a last sentence says of all options.",
		"pattern": " (?:answer|it|this|which|(?:option|statement|choice)|problem|question) (?:[a-z]{1,8} )?(?:cannot|can't|can not) be (?:determined|answered|decided)(?= )| there is no (?:single |one )?(?:correct|right|valid) (?:answer|option|statement|choice)(?= )|(?:^ (?:(?:[a-z]{1,14} ){1,3}, |[a-z]{1,9} )?| , | is that )(?:none of (?:the|these)(?! other| rest)|no (?:statement|option))(?![^.]{0,40} (?:exactly|exact|perfectly|perfect|quite|precisely|fully) ) |^ (?:(?:wait|no|hmm|actually|oops|but|sorry|hold on) [,.]? ?){1,2}(?:that|this|it|the answer|my answer)(?:'s| is| was| must be| cannot be| can't be)(?: (?:wrong|incorrect|not right|not correct|a mistake|right|correct))? \\. $"
	},
	instruction: {
		"about": "What a prompt says and no answer does.",
		"pattern": " (?:please (?:answer|respond|choose|select|rate|indicate)|(?:respond|answer) only with|answer the following) "
	},
	doubted: {
		"about": "\"I don't think we can infer that\": a granted inference under a denial is denied.",
		"pattern": "(?:don't|do not|wouldn't|would not) (?:think|believe|say)|(?:not|isn't) (?:true|the case) that|(?:not|doesn't) mean that|not something"
	},
	supposed: {
		"about": "\"if we could infer\", \"whether it follows\", \"what follows is\"; \"if I must choose\" supposes nothing, nor does a condition before \", I\"",
		"pattern": ["(?<! even) (?:whether|if(?! (?:i|we|one) (?:had|have|has|were|must|need)(?: to)? (?:choose|guess|pick|say|decide|answer) )|suppose|supposing|assume|assuming|unless|otherwise) (?!(?:[^,]{0,160}), (?:(?:i|i'd|i'll|we|my) |(?:the |my )?(?:final |correct )?(?:answer|verdict|label) ))", " (?:what|how|why|while|although|though) [^,]{0,160}$"]
	},
	tentative: {
		"about": "\"seems to be\", \"might be\"; \"I would say\" commits itself",
		"pattern": " (?:initially|tempted|seems?|seemed|looks|glance|might|may|could|maybe|perhaps|possibly|(?:is|one|a) possible|(?:i|we|first|initially|had) thought|(?<! i )would(?! (?:be|say|answer|i|have) )) "
	},
	denied: {
		"about": "\"it is not the case that the answer is\"",
		"pattern": "(?:not|no|never|neither|cannot|n't|hardly)(?: [^,.]{0,40})? (?:that|whether|if|think|believe|say|conclude|determine|know|prove|infer|imply|mean|something|in which|where) [^,;]{0,100}$"
	},
	"denied answer": {
		"about": "\"I don't think the answer is yes\", \"I doubt that the answer is\", \"it is wrong to say that the answer is\", \"the answer cannot be\"",
		"pattern": [
			" (?:not|never|cannot|hardly|[a-z]{1,6}n't) (?:[a-z]{1,12} ){0,2}(?:think|believe|say|claim|conclude|agree|accept|feel|suppose|find|see|convinced|sure|certain|true|correct|right|the case) [^,;:]{0,60}(?:answer|verdict|label) (?:[a-z]{1,10} ){0,2}(?:is|was|be) (?:a |an |simply |just )?$",
			"(?<! no)(?<! not)(?<! without)(?<! any)(?<! little)(?<! beyond)(?<! never)(?<! cannot)(?<! don't)(?<! can't) (?:doubt|deny|disagree|dispute|reject|refuse|doubtful|unlikely|wrong|incorrect|false|mistaken|untrue|error|mistake) [^,;:]{0,60}(?:answer|verdict|label) (?:[a-z]{1,10} ){0,2}(?:is|was|be) (?:a |an |simply |just )?$",
			" (?:answer|verdict|label) (?:definitely |certainly |clearly |surely |simply )?(?:cannot|can not|(?:could|would|should|must|may|might|can|ca|wo|does|did)(?: not|n't)|will not|won't|can't) (?:possibly |really |ever )?be (?:a |an )?$"
		]
	},
	"opens a conclusion": {
		"about": "what a sentence opens with that says yes or no as a conclusion",
		"pattern": " (?:so|therefore|thus|hence|consequently|overall|in conclusion|in summary|conclusion :) ",
		"flags": "i"
	},
	"sums up": {
		"about": "what the last sentence opens with that gives an amount as the result",
		"pattern": "^ (?:so|therefore|thus|hence|in total|the (?:total|number|sum|final|average|difference)) ",
		"flags": "i"
	},
	"names none": {
		"about": "An option that says that no other one is right.",
		"pattern": "^(?:none|neither|nothing|no(?: other| of the)?) (?:of|option|choice|answer|statement|conclusion)",
		"flags": "i"
	},
	hedge: {
		"about": "\"possibly true\", \"might be false\", \"likely true, but not necessarily\": no verdict where one of the answers says that it cannot be said. § is the answer.",
		"pattern": [" (?:possibly|perhaps|maybe|potentially|(?:may|might|could|can)(?: [a-z]{2,6})? be) (?:(?:the|an?|more|either|also|[a-z]{1,12}ly) ){0,2}§", " (?:probably|likely|presumably|plausibly|(?:seems?|appears?)(?: to be)?) (?:[a-z]{1,12} ){0,2}§ ,? ?(?:but|though|although|yet|however) [^.;]{0,60}(?:not|n't|cannot|no) (?:be )?(?:necessarily|certain|certainly|sure|follow|follows|entail|entailed|guaranteed|proven|proved|established|enough|guarantee|show|establish|support|prove|imply|say|determined|definitive|definitively|conclusive) "]
	},
	"judged false": {
		"about": "What is said of an option of a list that is not right.",
		"pattern": " (?:false|incorrect|wrong|not|cannot|no|never|invalid|fails?|contradict(?:s|ed)?|unsupported|[a-z]{1,6}n't|[✗✘❌]) "
	},
	"judged true": {
		"about": "What is said of the one that is right.",
		"pattern": " (?:true|correct|right|follows|entailed|valid|yes|holds|supported|[✓✔✅]) "
	},
	"breaks off": {
		"about": "What no sentence ends in.",
		"pattern": " (?:that|the|an?|of|to|and|or|but|is|are|was|be|not|if|when|which|who|with|from|by|because|since|then|we|i|its|their|every|each|[,(=/]) $",
		"flags": "i"
	},
	"asks anew": {
		"about": "What begins a question of the reply's own making, which it answers too.",
		"pattern": "^ (?:(?:(?:next |new |another |second )?(?:question|problem|exercise|example|premises|passage|context|sentence|task|q)(?: #?)?(?: ?\\d{1,3})? :)|q\\d{1,3} :|you need to answer)",
		"flags": "i"
	},
	"goes on": {
		"about": "The same, wherever it stands.",
		"pattern": "^ (?:consider the following premises?|now answer the following)",
		"flags": "i"
	},
	"says none": {
		"pattern": "^ ?no | (?:none|neither|nothing|no (?:statement|option)|there is no) ",
		"flags": "i"
	},
	"says undecided": {
		"pattern": "enough|determin|be (?:decided|answered|known)|^ ?(?:not|cannot|can't)",
		"flags": "i"
	},
	"label at the end": {
		"about": "An option's label behind its words.",
		"pattern": " \\( ([A-Za-z\\d]{1,2}) \\) [.]? ?$"
	},
	aside: {
		"about": "\"B, which is …, is correct\".",
		"pattern": "^(?: \\))? , which [^,]{1,100} , (?=(?:is|are|seems|appears|must|has) )"
	},
	quotation: {
		"about": "A quotation; straight quotes close within a line.",
		"pattern": [
			"“[^“”]{1,3000}”",
			"«[^«»]{1,3000}»",
			"\"[^\"\\n]{1,3000}\""
		],
		"flags": "g"
	},
	"said in quotes": {
		"about": "What stands between quotes and is said, not cited: a single word, an answer with its comma (“Yes, it follows”), what is chosen, the value of an answer's key in JSON, a key, or the whole reply. § stands where the quotes are.",
		"pattern": [
			"§[^\\p{L}\\p{N}§]{0,8}[\\p{L}\\p{M}\\p{N}]+(?:['’_.-][\\p{L}\\p{M}\\p{N}]+)*[^\\p{L}\\p{N}§]{0,8}§",
			"(?:(?<![\\p{L}])(?:is|with|choose|say)|:)\\s*§\\s*(?:[^\\s§]{1,20}\\s*){1,3}§",
			"^\\s*§[^§]*§\\s*$",
			"§\\s*[^\\s§]{1,30}(?:\\s[^\\s§]{1,30})?§\\s*:",
			"§\\s*(?:yes|no|yep|nope|yeah)\\s*[^\\s\\p{L}\\p{N}]",
			"(?:answer|verdict|result)[\"”]?\\s*:\\s*§"
		],
		"flags": "iu"
	},
	"wrapped line": {
		"about": "A line end that only wraps a line: between words, the second without a capital.",
		"pattern": "^(?!(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Yy]eah) )(?!\\p{Lu})[\\p{L}\\p{N}“,]\\S* \\n (?!(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Yy]eah) )(?![\\p{Lu}\\p{N}])[\\p{L}“]\\S* (?![:)]$)",
		"flags": "u"
	},
	"short for number": {
		"about": "\"No. 3\", with the figure on the same line.",
		"pattern": "^no \\. \\d\\S* (?![.):]$)",
		"flags": "iu"
	}
};
// packages/logic/src/memoize.ts
/** Returns a function that calls `make` when it is first called, and then gives its value back. */
var once = (make) => {
	let made;
	return () => (made ??= { value: make() }).value;
};
// packages/logic/src/named-patterns.ts
/** Regular expressions that stand as data: a table of rows by name, compiled when one is first asked for. */
/** Returns a function that gives the patterns of a table by name. Throws a `SyntaxError` for a faulty row when first called. */
var namedPatterns = (rows) => once(() => new Map(Object.entries(rows).map(([name, { pattern, flags }]) => [name, new RegExp([pattern].flat().join("|"), flags)])));
// src/scoring/reading/patterns.ts
/** How replies put things in English, as patterns by their names: data/reading/patterns.json says what each is for. */
var patterns = namedPatterns(patterns_default);
/** The pattern of a name. */
var pattern = (name) => patterns().get(name);
// src/scoring/reading/mention.ts
/** True if an answer is marked as one beyond doubt, so that even a reply that breaks off has given it. */
var isFirm = ({ manner, isWeak }) => manner === "marked" && isWeak !== true;
var isWordy = (text) => /[\p{L}\p{N}]/u.test(text);
/** Cuts the text before a place of a sentence, as far back as it can matter. */
var cutBefore = (text, at) => text.slice(Math.max(0, at - 181), at);
/** Where the last match of a global pattern ends; 0 where there is none. */
var lastEnd = (text, pattern) => Math.max(0, ...Array.from(text.matchAll(pattern), ({ index, 0: match }) => index + match.length));
/** The clause that a stretch ends in. Stretches are in lower case. */
var cutClause = (before) => before.slice(lastEnd(before, pattern("speaks for itself again")));
/** "if we could infer …", "whether it follows", "what follows is": nothing is said there. */
var isSupposed = (before) => pattern("supposed").test(cutClause(before));
/** "At first glance the answer seems to be …", "it might be". "I would say" commits itself. */
var isTentative = (before) => pattern("tentative").test(cutClause(before));
/** True if the text right before a place, or the clause around it, denies: "it is not the case that the answer is". */
var isDenied = (before) => pattern("denial").test(before) || pattern("denied").test(cutClause(before));
/** True if the words before an answer deny that it is the answer: "I doubt that the answer is". */
var isAnswerDenied = (before) => pattern("denied answer").test(cutClause(before));
/** The options whose words stand in a text, without those inside others. `text` is in lower case. */
var findOptions = (text, { options }) => {
	const found = [];
	for (const { label, words } of options) {
		const isInside = (at) => found.some((one) => at >= one.at && at + words.length <= one.at + one.length);
		let at = ` ${text}`.indexOf(` ${words} `);
		while (at >= 0 && isInside(at)) at = ` ${text}`.indexOf(` ${words} `, at + 1);
		if (at >= 0) found.push({
			label,
			at,
			length: words.length
		});
	}
	return found;
};
/** The answer that words such as "none of them" and "cannot be determined" choose where one of the answers says so. */
var chosenByNone = (words, { none, undecided }) => pattern("says none").test(words) ? none : pattern("says undecided").test(words) ? undecided : void 0;
// data/reading/manners.json
var manners_default = [
	{
		"about": "\"C: no\"",
		"kinds": "words letters numbers",
		"after": "^ : no ",
		"is": "nothing"
	},
	{
		"about": "\"An argument is valid if …\" says what valid means.",
		"kinds": "words",
		"before": " (?:an?|any|the) [a-z]{1,14} is (?:[a-z]{1,14}ly )?§",
		"after": "^ (?:only )?(?:if|when) ",
		"is": "nothing"
	},
	{
		"about": "Alone in its sentence.",
		"kinds": "words",
		"before": "^ (?:\\( |- |– |[<>] |\\d{1,2} [.)] )?(?:\\( )?§",
		"after": "^ (?:$|[.,;:!?)|>–—-]|(?:because|since|as|given) )",
		"is": "said"
	},
	{
		"kinds": "letters numbers",
		"before": "^ (?:\\( |- |– |[<>] |\\d{1,2} [.)] )?(?:\\( )?§(?:.{0,20}\\( )$",
		"after": "^ \\) (?:\\) )?[.:]? ?$",
		"is": "said"
	},
	{
		"kinds": "letters numbers",
		"before": "^ (?:\\( |- |– |[<>] |\\d{1,2} [.)] )?(?:\\( )?§(?!.{0,20}\\( $)",
		"after": "^ (?:[.:⟩] ?|, (?:not|because|since|as|for) .*)?$",
		"is": "said"
	},
	{
		"about": "\"So B\", \"leaves us with C\".",
		"kinds": "words",
		"before": " (?:so|therefore|thus|hence|consequently|conclude|choose|select|pick|prefer|choosing|go(?:ing)? with|left with|leav(?:es|ing)(?: us with)?|i answer|i'd say|actually|rather|correction|i mean|must be|has to be|leaves us with|given by|corresponds to|matches|we (?:get|obtain)|it is|it's|it must be|(?:it|this|that) would (?:still |then )?be|its) [,:]? ?(?:only )?(?:the )?(?:answer (?:is )?)?(?:that )?(?:“” )?§",
		"after": "^ (?:$|[.,;:!?)|>–—-]|(?:because|since|as|given) )",
		"is": "said"
	},
	{
		"kinds": "letters numbers",
		"before": " (?:so|therefore|thus|hence|consequently|conclude|choose|select|pick|prefer|choosing|which is|go(?:ing)? with|left with|leav(?:es|ing)(?: us with)?|i answer|i'd say|actually|rather|correction|i mean|must be|has to be|leaves us with|given by|corresponds to|matches|we (?:get|obtain)|it is|it's|it must be|(?:it|this|that) would (?:still |then )?be|its) [,:]? ?(?:only )?(?:the )?(?:answer (?:is )?)?(?:that )?(?:“” )?§",
		"after": "^ (?:$|[.,;:!?)|>–—-]|(?:because|since|as|given) )",
		"is": "said"
	},
	{
		"about": "\"most people would agree\": it is not the reply that does.",
		"kinds": "words",
		"before": " (?:you|they|those|people|many|some|others|someone|anyone|everyone|critics|opponents|supporters|proponents|advocates) (?:(?:may|might|would|could|will|can|do|also|all|either|who) ){0,3}§",
		"is": "nothing"
	},
	{
		"kinds": "words",
		"before": " (?:(?:may|might|could|can) be|would make (?:it|this|that)) (?:the |an? )?§",
		"is": "hinted"
	},
	{
		"about": "\"So the argument is invalid\" takes back what was said before on the way.",
		"kinds": "words",
		"before": " (?:so|therefore|thus|hence|consequently|overall|in conclusion|in summary) ,? ?[^,;:]{0,60}§",
		"clause": " (?:conclusion|argument|inference|result|statement|hypothesis|relation|relationship|claim|sentence|proposition|sentiment|stance|tone|label|it|it's|this) (?:[^:.]{0,50} )?(?:is|was|be|are|it's|remains|:|=|>)? ?(?:(?:therefore|thus|then|clearly|definitely|most|likely|indeed|simply|just|still|that|it|the|an?|option|\\() )*$",
		"after": "^ (?:$|[.,;:!?)|>–—-]|(?:because|since|as|given) )",
		"is": "said"
	},
	{
		"about": "What of a statement, a relation or \"it\" says that it is so.",
		"kinds": "words",
		"clause": " (?:conclusion|argument|inference|result|statement|hypothesis|relation|relationship|claim|sentence|proposition|sentiment|stance|tone|label|it|it's|this) (?:[^:.]{0,50} )?(?:is|was|be|are|it's|remains|:|=|>)? ?(?:(?:therefore|thus|then|clearly|definitely|most|likely|indeed|simply|just|still|that|it|the|an?|option|\\() )*$",
		"is": "stated"
	},
	{
		"kinds": "words",
		"is": "hinted"
	},
	{
		"about": "A letter is an answer, and not the name of something as in \"vitamin C\", only behind one of these.",
		"kinds": "letters",
		"before": "(?<!(?:^ ?|[^a-z] |(?:^| )(?:so|therefore|thus|hence|then|that|this|and|but|or|nor|only|answers?|letters?|labels?|is|as|because|since|think|believe|say|conclude|conclusion|know|see|find|means|shows|while|whereas|both|either|just|if|however|here|now|also|finally|overall|[a-z]{1,14}ly) ))§$",
		"is": "nothing"
	},
	{
		"kinds": "letters numbers",
		"after": ["^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:is|must be|would be|has to be|(?:seems|appears)(?: to be)?)(?: (?:therefore|thus|indeed|clearly|then|the|an?|my|only|one|most|least|single|more|much|far|slightly))* (?:option |choice |statement |conclusion |sentence |premise )?(?:correct|right|best|better|answer|missing|likely|probable|plausible|preferable|superior|needed|that|which)(?= )", "^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?wins(?= )"],
		"is": "said"
	},
	{
		"about": "\"only B remains\"",
		"kinds": "letters numbers",
		"before": " only §?(?:option )?$",
		"after": "^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:remains|is left) [.!]? ?$",
		"is": "said"
	},
	{
		"kinds": "numbers",
		"before": " (?:only|exactly) §?(?:[a-z]{5,10} )?(?:\\( )?$",
		"after": ["^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )", "^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])"],
		"is": "marked"
	},
	{
		"kinds": "numbers",
		"before": " (?:however , (?:we|i) (?:[a-z]{1,10} ){0,2}(?:conclude|deduce|infer|see|say) that|(?:therefore|thus|so|hence|conclusion|conclude|conclude that|deduce that) [,:]?) ?§",
		"after": ["^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )", "^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])"],
		"is": "said"
	},
	{
		"kinds": "numbers",
		"after": ["^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )", "^(?: (?:statement|option|choice|answer|conclusion|sentence|one)(?= ))?(?:(?: \\))? (?:\\( [^()]{1,140} \\)|– [^–]{1,140} –))? [)]? ?(?:logically |necessarily )?follows(?= [.,;!])"],
		"is": "stated"
	},
	{
		"about": "Of a bare yes or no the clause is all before it, without dress. \"It is not the case that … yes\".",
		"kinds": "yes-no",
		"before": " (?:not|isn't) (?:the case|true) that [^,.§]{0,60}§",
		"is": "nothing"
	},
	{
		"about": "A concession: \"Yes, … but\".",
		"kinds": "yes-no",
		"clause": "^ ?(?:[-–—] )?$",
		"after": "^ ,[^.;]{0,160} but ",
		"asked": ".",
		"is": "nothing"
	},
	{
		"kinds": "yes-no",
		"clause": "[,–—→-] $",
		"after": "^ ,[^.;]{0,160} but ",
		"is": "nothing"
	},
	{
		"about": "Alone: the answer, also to a question such as \"Can we infer it?\"; of a check on the way it answers nothing else.",
		"kinds": "yes-no",
		"clause": "^ ?(?:[-–—] )?$",
		"asked": ["^(?!.*\\? [)⟩]? ?$)", " (?:infer|inferred|conclude|concluded|deduce|deduced|follow|great|good) "],
		"is": "said"
	},
	{
		"kinds": "yes-no",
		"clause": "^ ?(?:[-–—] )?$",
		"asked": " (?:assignment|counterexample|countermodel|false|contradiction|case|scenario|need|like) ",
		"is": "nothing"
	},
	{
		"kinds": "yes-no",
		"clause": "^ ?(?:[-–—] )?$",
		"is": "hinted"
	},
	{
		"about": "A check on the way (\"Premise 1: yes\") or a reason.",
		"kinds": "yes-no",
		"clause": " (?:premise|step|case|condition|row|line|check|used|satisfied|explanation|reason|reasoning|assumption|mentions|true|holds|p|q) [^:]{0,14}: $",
		"is": "hinted"
	},
	{
		"kinds": "yes-no",
		"clause": ": $",
		"is": "said"
	},
	{
		"kinds": "yes-no",
		"clause": " is , $",
		"is": "nothing"
	},
	{
		"kinds": "yes-no",
		"clause": ["[,–—→-] $", " (?:so|therefore|thus|hence|well|hmm|actually|wait|but|sorry|is|it's|that's|unfortunately|sure|indeed|absolutely|reconsider|consequently|ok|okay|obviously|(?:go|going) with|(?:going|have|inclined) to (?:say|answer|think|believe|conclude|be)|(?:so|therefore|thus|hence|,) and|(?:i|i'd|i'll|we|we'd|would|must|should|will|the|my|final|correct) (?:say|answer|think|believe|conclude|be)) $"],
		"is": "said"
	}
];
// src/scoring/reading/free.ts
/** Answers in running text: alone in a sentence, as a conclusion ("so B"), stated of something ("the statement is true"), in passing. */
/** The answers that a sentence names, in order, but for those that are asked, supposed, denied or listed. */
var findFreeMentions = (reply, i) => {
	const { free, kind, labelOf, oppositeOf, room } = reply.spellings;
	const { text } = reply.sentences[i];
	const lower = text.toLowerCase();
	const named = [...text.matchAll(free)].flatMap((match) => {
		const answer = labelOf.get(match[1].toLowerCase());
		const end = match.index + match[0].length;
		return answer === void 0 ? [] : [{
			answer,
			from: match.index,
			start: end - match[1].length,
			end
		}];
	});
	const isJoined = (one, next) => one !== void 0 && next !== void 0 && one.answer !== next.answer && pattern("joins").test(text.slice(one.end, next.from + 1));
	const many = kind === "numbers" ? pattern("listed numbers").exec(lower) : null;
	const place = many !== null && !isSupposed(cutBefore(lower, many.index + 1)) ? {
		sentence: i,
		start: many.index + 1,
		end: many.index + many[0].length
	} : void 0;
	const several = place ? [{
		manner: "said",
		concludes: true,
		...place
	}] : [];
	const single = named.flatMap((one, n) => {
		const { from, start, end } = one;
		const before = cutBefore(lower, from + 1);
		const after = behindWords(reply, i, end, one.answer) ?? lower.slice(end, end + 180);
		if (reply.spellings.undecided !== void 0 && kind === "words" && pattern("hedge").test(`${before}§${lower.slice(end, end + 120)}`)) return [];
		const isListed = isJoined(named[n - 1], one) || isJoined(one, named[n + 1]);
		if (start < text.lastIndexOf("?") || isListed || isSupposed(before) || !room.test(after)) return [];
		const denied = before.endsWith(" necessarily ") ? null : pattern("denial").exec(before);
		const opposite = denied === null ? void 0 : oppositeOf.get(one.answer);
		const answer = opposite ?? one.answer;
		const stated = opposite === void 0 ? before : `${before.slice(0, denied?.index)} is `;
		const asked = reply.sentences[i - 1]?.text.toLowerCase() ?? "";
		const manner = classifyManner(reply.spellings, {
			before: stated,
			lead: lower.slice(from, start),
			after,
			asked
		});
		if (kind === "words" && /^(?:in)?(?:correct|accurate)$/.test(lower.slice(start, end)) && !pattern("of a claim").test(stated)) return [];
		return manner === void 0 ? [] : [{
			answer,
			manner,
			sentence: i,
			start,
			end,
			concludes: isConcluding(before, after)
		}];
	});
	return [...several, ...single];
};
/** Reads the words behind an option's label and its own words, in the next sentence if they end one: "Statement 3: It rains. must be true". */
var behindWords = ({ sentences, spellings: { kind, options } }, i, end, answer) => {
	const own = kind === "numbers" || kind === "letters" ? options.find(({ label }) => label === answer)?.words : void 0;
	if (own === void 0) return void 0;
	const rest = sentences[i].text.slice(end, end + own.length + 200).toLowerCase();
	const words = /^ (?:[:.)–-] )*/.exec(rest)[0].length;
	if (!rest.startsWith(`${own} `, words)) return void 0;
	const after = rest.slice(words + own.length);
	if (!/^ [.:]? ?$/.test(after)) return after;
	const next = sentences[i + 1]?.text.slice(0, 180).toLowerCase().replace(/^ this statement /, " ");
	return next !== void 0 && / must be /.test(next.slice(0, 20)) ? next : void 0;
};
var isConcluding = (before, after) => /^[^\p{L}\p{N}]*$/u.test(before) && /^ (?:$|[.!?…;])/.test(after) || cutClause(before.slice(-80)) !== before.slice(-80);
var mannerNames = [
	"marked",
	"said",
	"stated",
	"hinted"
];
/** How an answer is said by what stands around it (data/reading/manners.json): the first row that fits counts. § stands where a mention begins. */
var manners = once(() => manners_default.map(({ kinds, before = "", clause = "", after = "", asked = "", is }) => ({
	kinds: kinds.split(" "),
	patterns: [
		before,
		clause,
		after,
		asked
	].map((one) => new RegExp([one].flat().join("|"), "u")),
	manner: mannerNames.find((name) => name === is)
})));
/** How an answer is said; `lead` stands before it as a part of its name, `asked` is the sentence before. */
var classifyManner = ({ kind }, { before, lead, after: behind, asked }) => {
	const isBare = kind === "yes-no";
	if ((isBare ? isTentative(before) : isDenied(before)) || isAnswerDenied(before)) return void 0;
	const after = behind.replace(pattern("aside"), " ");
	const clause = isBare ? before.replace(pattern("dress"), "") : before.slice(lastEnd(before, pattern("clause ends")));
	const around = [
		`${before}§${lead.slice(1)}`,
		clause,
		after,
		asked
	];
	return manners().find(({ kinds, patterns }) => kinds.includes(kind) && patterns.every((one, i) => one.test(around[i])))?.manner;
};
var spellings_default = {
	parts: {
		"lead": "(?:(?:options?|choices?|outputs?|responses?|assistant|model|letters?|statements?|sentences?|conclusions?|answers?|numbers?|premises?|lines?|labels?|#|no) [.:]? ?)?",
		"ends": "$|[.,;:!?)⟩|–—→-]|only |over |out of |because |since |as |for |given |if |and |or |but |is |follows|must |alone|remains|therefore",
		"filler": "[:=<>(|)-]|–|—|→|therefore|thus|then|clearly|definitely|most|likely|probably|indeed|simply|just|still|that|is|be|it's|either|the|la|le|el|die|der|das|hence|only|also|would|must|should|boxed|following|closest to|not (?:an? )?[a-z\\d]{1,14} ,? ?but|“”",
		"place": "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th)) (?:statement|option|choice|sentence|conclusion|answer|one)"
	},
	kinds: {
		"yes-no": {
			"about": "\"No person sings\" and \"No. 3\" answer nothing.",
			"marked": "({any})(?= )(?! (?:/|or|and) )(?! doubt)",
			"free": " (yes|yep|yeah|yup|affirmative|no|nope|nah|negative)(?= )",
			"fillers": "(?:(?:{filler}|an?|[a-d] [):]) )*",
			"room": "^ (?:$|\\.(?! \\d+ (?![.):]))|[^\\p{L}\\p{N}./=?“]|“”|(?:we|it|you|the|this|that|because|since|as|i|there|these|those|from|not|they|by|based|according|indeed|sir|everyone|everybody|for|given|can) |(?:is|would be) (?:the|my|correct)[a-z ]{0,16} answer)",
			"flags": "giu"
		},
		"words": {
			"about": "\"On inspection\", \"depends on the switch\": no label but a preposition.",
			"marked": "({any})(?= )",
			"free": " (?!(?:on|in) (?![.,;:!?)]|$|and |or |but |because |since ))({any})(?= )",
			"fillers": "(?:(?:{filler}|option|[a-e] [):.]|an?|it|strongly|firmly|wholeheartedly|completely|respectfully|generally|largely|fully|totally|absolutely|personally|somewhat|still|also|in) )*",
			"room": "^ ",
			"flags": "giu"
		},
		"letters": {
			"about": "\"A man plays\": the article, unless what follows cannot follow one. Small letters only in brackets or alone: \"a\" is an article.",
			"marked": "{lead}(?:\\( )?(?:{lead})({any})(?= )(?= (?:{ends}|[^\\p{Ll}]))",
			"free": " (?:(?:[Oo]ption|[Ll]etter|[Oo]utput|[Rr]esponse|[Aa]ssistant|[Mm]odel|[Aa]nswer|[Ss]tatement|[Cc]hoice) )?(?:\\( )?({upper}|(?<=\\( )(?:{any})(?= \\))|(?<=^ (?:(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Ll]etter) )?)(?:{any})(?=(?: [.):!])* $))(?= )",
			"fillers": "(?:(?:{filler}|it) )*",
			"room": "^ (?:$|[^\\p{L}\\p{N}'“/]|(?:because|since|as|is|or|and|follows|must|would|alone|remains|therefore|for|has|seems|appears|wins) )",
			"flags": "gu"
		},
		"numbers": {
			"marked": "{lead}(?:\\( )?(?:{lead})({any})(?= )(?! ?[%/*+=×])(?= (?:{ends}|has to |[^\\p{Ll}\\p{N}]))",
			"free": "(?:^| (?:options?|choices?|statements?|sentences?|conclusions?|numbers?|#|answers?|lines?|only|exactly)(?: #)?|(?<= (?:so|therefore|thus|hence))(?= \\d+ [.!]? ?$)|(?= {place} ))(?: \\(){0,2} ({any})(?= )",
			"fillers": "(?:(?:{filler}|an?|it) )*",
			"room": "^ ",
			"flags": "giu"
		}
	},
	synonyms: [
		{
			"about": "`alone`: only where there are no other labels. `place`: only where an answer must stand, or only in running text.",
			"labels": ["yes", "no"],
			"alone": true,
			"words": [[
				"yep",
				"yeah",
				"yup",
				"affirmative",
				"true",
				"y"
			], [
				"nope",
				"nah",
				"negative",
				"false",
				"n"
			]]
		},
		{
			"labels": ["true", "false"],
			"alone": true,
			"words": [["cannot be false"], ["not true", "cannot be true"]]
		},
		{
			"labels": ["true", "false"],
			"alone": true,
			"place": "marked",
			"words": [["yes"], ["no"]]
		},
		{
			"labels": ["true", "false"],
			"place": "free",
			"words": [["correct", "accurate"], ["incorrect", "inaccurate"]]
		},
		{
			"about": "`denies`: \"not valid\" is the other label.",
			"labels": ["valid", "invalid"],
			"alone": true,
			"denies": true,
			"words": [[], ["not valid", "isn't valid"]]
		},
		{
			"labels": ["agree", "disagree"],
			"alone": true,
			"denies": true,
			"words": [[
				"agreement",
				"agreeing",
				"support"
			], [
				"disagreement",
				"disagreeing",
				"oppose",
				"cannot agree",
				"do not agree",
				"don't agree",
				"cannot support"
			]]
		}
	],
	numbers: [
		"1st i first",
		"2nd ii second two",
		"3rd iii third three",
		"4th iv fourth four",
		"5th v fifth five",
		"6th vi sixth six",
		"7th vii seventh seven",
		"8th viii eighth eight",
		"9th ix ninth nine",
		"10th x tenth ten"
	],
	undecided: [
		"uncertain",
		"unknown",
		"undetermined",
		"undecided",
		"undecidable",
		"indeterminate",
		"indeterminable",
		"not determinable",
		"inconclusive",
		"unclear",
		"unsure",
		"unprovable",
		"neutral",
		"maybe",
		"neither",
		"not given",
		"not enough info",
		"not enough information",
		"not enough evidence",
		"not enough data",
		"insufficient information",
		"insufficient info",
		"insufficient evidence",
		"insufficient data",
		"cannot be determined",
		"can't be determined",
		"can not be determined",
		"cannot be decided",
		"cannot be known",
		"cannot be inferred",
		"cannot determine",
		"can't determine",
		"cannot tell",
		"can't tell",
		"cannot say",
		"can't say",
		"cannot be said",
		"not known",
		"underdetermined"
	]
};
// src/language/capitals.ts
/** A text with parts in the place of their names in braces. */
var withParts = (text, parts) => text.replaceAll(/(?<!\\p)\{([a-z]+)\}/gi, (_, name) => parts[name]);
var turns_default = {
	about: "Where thinking and turns begin and end, as patterns that ignore case. `alone`: whether the closing mark counts where its opening one stood in the prompt (default true). Sources: the reasoning parsers of vLLM and SGLang, chat.cpp of llama.cpp, the tags of Open WebUI, and the chat templates of the models named.",
	thinking: [
		{
			"open": "<think>",
			"close": "</think>",
			"of": "DeepSeek R1, Qwen3, GLM, MiniMax M2, Phi-4, Nemotron, Granite 4, Step3, Hunyuan, ERNIE, OLMo 3"
		},
		{
			"open": "<thinking>",
			"close": "</thinking>",
			"of": "Reflection, Claude prompts, Open WebUI"
		},
		{
			"open": "<thought>",
			"close": "</thought>",
			"of": "EXAONE Deep, Gemini prompts, Marco-o1"
		},
		{
			"open": "<reason>",
			"close": "</reason>",
			"of": "Open WebUI"
		},
		{
			"open": "<reasoning>",
			"close": "</reasoning>",
			"of": "Open WebUI, LLaVA-CoT"
		},
		{
			"open": "<reflection>",
			"close": "</reflection>",
			"of": "Reflection"
		},
		{
			"open": "<scratchpad>",
			"close": "</scratchpad>",
			"of": "Hermes 3"
		},
		{
			"open": "<inner_monologue>",
			"close": "</inner_monologue>",
			"of": "Hermes 4"
		},
		{
			"open": "<antThinking>",
			"close": "</antThinking>",
			"of": "Claude"
		},
		{
			"open": "<antml:thinking>",
			"close": "</antml:thinking>",
			"of": "Claude"
		},
		{
			"open": "<seed:think>",
			"close": "</seed:think>",
			"of": "Seed-OSS"
		},
		{
			"open": "<mm:think>",
			"close": "</mm:think>",
			"of": "MiniMax M3"
		},
		{
			"open": "<ifm\\|think>",
			"close": "</ifm\\|think>",
			"of": "K2 Horizon"
		},
		{
			"open": "\\[THINK\\]",
			"close": "\\[/THINK\\]",
			"of": "Magistral, Ministral"
		},
		{
			"open": "◁think▷",
			"close": "◁/think▷",
			"of": "Kimi"
		},
		{
			"open": "<\\|begin_of_thought\\|>",
			"close": "<\\|end_of_thought\\|>",
			"of": "OpenThinker, Sky-T1"
		},
		{
			"open": "<\\|START_THINKING\\|>",
			"close": "<\\|END_THINKING\\|>",
			"of": "Command A, Command R7B"
		},
		{
			"open": "<\\|inner_prefix\\|>",
			"close": "<\\|inner_suffix\\|>",
			"of": "Apertus"
		},
		{
			"open": "<unused94>(?:thought)?",
			"close": "<unused95>",
			"of": "MedGemma"
		},
		{
			"open": "<\\|channel>thought",
			"close": "<channel\\|>",
			"of": "Gemma 4"
		},
		{
			"open": "(?:<\\|start\\|>assistant)?<\\|channel\\|>(?:analysis|commentary)[^<>]{0,60}<\\|message\\|>",
			"close": "(?:<\\|end\\|>\\s{0,4})?(?:<\\|start\\|>(?:assistant)?)?<\\|channel\\|>final[^<>]{0,60}<\\|message\\|>",
			"of": "gpt-oss (harmony)"
		},
		{
			"open": "(?<![^\\n])analysis(?=[A-Z][a-z']{0,14} )",
			"close": "assistant\\s?final",
			"of": "gpt-oss where its tokens were left out",
			"alone": false
		},
		{
			"open": "<details type=\"reasoning\"[^<>]{0,80}>",
			"close": "</details>",
			"of": "Open WebUI",
			"alone": false
		},
		{
			"open": "(?<![^\\s])here(?:'s| is) my thought process:",
			"close": "here(?:'s| is) my response:",
			"of": "Granite 3.2",
			"alone": false
		},
		{
			"open": "(?<![^\\s])here are my reasoning steps:",
			"close": "\\[BEGIN FINAL RESPONSE\\]",
			"of": "Apriel"
		}
	],
	"turn begins": "\\s*(?:\\[INST\\][^\\[\\]]{0,4000}(?=\\[/INST\\]))?\\s*(?:(?:<s>|<bos>|<\\|begin_of_text\\|>|<\\|im_start\\|>(?:assistant)?|<\\|start_header_id\\|>(?:assistant)?<\\|end_header_id\\|>|<start_of_turn>(?:model)?|<\\|turn>(?:model)?|<\\|start\\|>(?:assistant)?|<\\|(?:assistant|bot|model)\\|>|<\\|assistant_start\\|>|<｜Assistant｜>|<\\|START_OF_TURN_TOKEN\\|>|<\\|CHATBOT_TOKEN\\|>|<\\|START_RESPONSE\\|>|<\\|START_TEXT\\|>|<\\|begin_of_solution\\|>|\\[/INST\\]|[*#]{0,4} ?(?:assistant|ai|response)[*]{0,2}:[*]{0,2})\\s*){0,6}",
	"turn ends": [
		"<\\|(?:im_(?:end|start|sep)|endofprompt|eot_id|eom_id|eot|end_of_text|endoftext|end_of_role|end_of_solution|end_of_turn|end|return|call|eos|user|human|system|assistant|observation|(?:start|end)_header_id|(?:user|assistant)_(?:start|end)|(?:START|END)_OF_TURN_TOKEN|USER_TOKEN|END_RESPONSE|END_TEXT|turn)\\|?>",
		"<end_of_utterance>",
		"</s>",
		"<s>",
		"<eos>",
		"<(?:start|end)_of_turn>",
		"<turn\\|>",
		"<[｜|](?:end▁of▁sentence|begin▁of▁sentence|User|Assistant)[｜|]>",
		"<\\|start\\|>",
		"\\[/?INST\\]",
		"\\[e~\\[",
		"\\[END FINAL RESPONSE\\]",
		"\\[end of text\\]",
		"(?<![^\\n])[ \\t>]{0,4}(?:#{1,4} {0,2})?[*_]{0,2}(?:user|human|assistant|system|student|ai)[*_]{0,2} ?:",
		"(?<![^\\n])[ \\t]{0,4}#{1,4} {0,2}(?:instruction|input|user|human|system|question|problem|exercise)\\b"
	]
};
// src/models/thinking.ts
/**
* Separates what a model answers from its thinking and from turns that it invents. Reasoning parsers of servers do the first, where
* they are on. The marks are rows of data/reading/turns.json. A closing mark whose opening one stood in the prompt ends thinking; an
* opening mark that nothing closes begins thinking that was truncated.
*/
var marks = once(() => new RegExp(turns_default.thinking.map(({ open, close }) => `(${open})|(${close})`).join("|"), "giu"));
var turnBegins = new RegExp(turns_default["turn begins"], "iuy");
var turnEnds = new RegExp(turns_default["turn ends"].join("|"), "giu");
/** A text with more blocks of thinking is a loop; what comes after them is no answer. */
var mostBlocks = 500;
var findThinking = (text) => {
	if (text.search(marks()) < 0) return [];
	const ranges = [];
	let open;
	for (const match of text.matchAll(marks())) {
		if (ranges.length >= 2 * mostBlocks) return [...ranges.slice(0, -1), text.length];
		const mark = match.findIndex((group, i) => i > 0 && group !== void 0) - 1;
		const [row, isClosing, end] = [
			mark >> 1,
			mark % 2 === 1,
			match.index + match[0].length
		];
		if (open === void 0 && !isClosing) open = {
			row,
			start: match.index
		};
		else if (open === void 0) {
			if (turns_default.thinking[row].alone !== false) ranges.push(ranges.length === 0 ? 0 : match.index, end);
		} else if (isClosing && row === open.row) {
			ranges.push(open.start, end);
			open = void 0;
		}
	}
	return open === void 0 ? ranges : [
		...ranges,
		open.start,
		text.length
	];
};
/** Returns a text with ranges blanked out, so that offsets stay as they are. */
var blankOut = (text, ranges) => {
	const kept = [];
	let at = 0;
	for (let i = 0; i < ranges.length; i += 2) {
		kept.push(text.slice(at, ranges[i]), " ".repeat(ranges[i + 1] - ranges[i]));
		at = ranges[i + 1];
	}
	return at === 0 ? text : kept.join("") + text.slice(at);
};
/** Returns a text with everything blanked out that is not the answer: thinking, and what follows the end of the first turn. */
var keepAnswer = (text) => {
	const said = blankOut(text, findThinking(text));
	turnBegins.lastIndex = 0;
	turnBegins.test(said);
	let from = turnBegins.lastIndex;
	const head = from;
	for (const { index } of said.matchAll(turnEnds)) {
		if (index < head) continue;
		if (/[\p{L}\p{N}]/u.test(said.slice(from, index))) return blankOut(said, [
			0,
			head,
			index,
			said.length
		]);
		from = index;
	}
	return blankOut(said, [0, head]);
};
// src/scoring/reading/sentences.ts
/**
* A reply cut into sentences of words: the ground on which answers are read. Emphasis, LaTeX, thinking and struck-out text are
* settled here once. Every pass is linear and looks ahead by a bound; of a very long reply only its two ends are cut up.
*/
/** The `[start, end)` in the reply of a stretch of a sentence's text. */
var getSpan = ({ at, from, to }, start, end) => [from[at.findLastIndex((word) => word <= start)] ?? from[0], to[at.findLastIndex((word) => word < end)] ?? to[0]];
/** The characters that are read of a reply: a commitment is at its beginning or at its end, and the memory stays small. */
var longestHead = 2e4;
var longestTail = 1e5;
/** More words are no sentence; the bound keeps every look around in one linear. */
var longestSentence = 400;
/** The sentences of a reply; quoted sentences are left out where they are not what the reply says itself. */
var splitSentences = (reply, keepsQuotations) => {
	const said = keepAnswer(reply);
	const tail = Math.max(longestHead, said.length - longestTail);
	return cut((tail === longestHead ? [[0, said.length]] : [[0, longestHead], [tail, said.length]]).flatMap(([from = 0, to]) => {
		const part = withoutStruck(said.slice(from, to));
		const tokens = tokenize(keepsQuotations ? part : withoutQuotations(part), from);
		const lineEnd = {
			text: "\n",
			start: from,
			end: from
		};
		return from === 0 ? tokens : [
			lineEnd,
			lineEnd,
			...tokens
		];
	}));
};
var withoutQuotations = (text) => text.replaceAll(pattern("quotation"), (quoted, at) => {
	const before = text.slice(Math.max(0, at - 40), at);
	const after = text.slice(at + quoted.length, at + quoted.length + 10);
	if (pattern("said in quotes").test(`${before}§${quoted.slice(1, -1)}§${after}`)) return quoted;
	return `“”${/[.!?]\s*$/.test(quoted.slice(0, -1)) && !/^\s*[^\s\p{Lu}]/u.test(after) ? "." : ""}`.padEnd(quoted.length);
});
var isWord = (text) => text !== void 0 && /^[\p{L}\p{N}“]/u.test(text);
var withoutStruck = (text) => text.replaceAll(/~~[^~\n]{1,400}~~/g, (struck) => " ".repeat(struck.length));
/** Boxes and tags that hold an answer, opened and closed; LaTeX and escapes; control tags; numbers; words; line ends; marks. */
var tokenPattern = /\\(?:boxed|fbox)\b|[<{[]\/?answer[>}\]]|\\[a-zA-Z]+|\\.|={2,}|<\/[^<>\s]{0,40}>|<\|[^<>|\s]{0,40}\|>|<eo[a-z]{1,3}>|(?<![^\s:=(])-\p{N}+|\p{N}+(?:\.\p{N}+)+|(?:options?|choice|answer|statement)(?=[-_]?(?:\d{1,2}|(?-i:[A-Z]))(?![\p{L}\p{N}]))[-_]?|答案|\p{Script=Han}|[\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{M}]+|(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’_-][\p{L}\p{M}\p{N}]+)*|\n|#(?=\d)|“”|[.!?…;:,\-–—()[\]<>/|=→&{}。：，、？（）】]|[✓✔✅✗✘❌](?=\s*(?:\n|\||$))/giu;
/** Marks of other scripts, and brackets, and the marks that they are read as. */
var [foreignMarks, plainMarks] = ["[]（）。：，、？】", "()().:,,?:"];
var tokenize = (text, offset) => {
	const found = [];
	const closings = [];
	let depth = 0;
	let isOpen = false;
	for (const match of text.matchAll(tokenPattern)) {
		const raw = match[0];
		const [start, end] = [offset + match.index, offset + match.index + raw.length];
		const push = (word) => found.push({
			text: word,
			start,
			end
		});
		if (/^\\(?:boxed|fbox)$/.test(raw) || /^[<{[]answer[>}\]]$/i.test(raw)) {
			push("boxed");
			if (raw.startsWith("\\")) closings.push(depth);
			isOpen = true;
		} else if (/^[<{[]\/answer[>}\]]$/i.test(raw)) push("⟩");
		else if (raw === "{") depth += 1;
		else if (raw === "}") {
			depth = Math.max(0, depth - 1);
			if (isOpen && closings.at(-1) === depth) {
				closings.pop();
				push("⟩");
			}
		} else if (/^(?:\\|<[/|e]|==)/.test(raw) && raw !== "\n") continue;
		else push(plainMarks[foreignMarks.indexOf(raw)] ?? raw.replaceAll("’", "'").replace(/(?<=.)[-_]$/, ""));
	}
	return found;
};
var sentenceEnds = new Set([
	".",
	"!",
	"?",
	"…",
	";",
	"\n"
]);
/** Cuts words into sentences. A line end is a sentence's too, unless it only wraps a line; marks after an end still belong to it. */
var cut = (all) => {
	const sentences = [];
	let words = [];
	let lines = 2;
	let [opensLine, opensBlock, isEnded] = [
		true,
		true,
		false
	];
	const close = () => {
		if (words.length > 0) sentences.push(buildSentence(words, opensLine, opensBlock));
		words = [];
		isEnded = false;
	};
	for (const [i, token] of all.entries()) {
		const { text } = token;
		const looksLike = (name) => pattern(name).test([
			i - 1,
			i,
			i + 1,
			i + 2
		].map((at) => all[at]?.text ?? "").join(" "));
		if (text === "\n" && looksLike("wrapped line")) continue;
		if (text === "\n") {
			close();
			lines += 1;
			continue;
		}
		const isEnd = sentenceEnds.has(text) && !isListMark(words) && !(text === "." && looksLike("short for number"));
		if (isEnded && !isEnd && text !== "⟩" && text !== ")" || words.length >= longestSentence) close();
		if (words.length === 0) [opensLine, opensBlock, lines] = [
			lines > 0,
			lines > 1,
			0
		];
		words.push(token);
		if (isEnd && words.some((word) => isWord(word.text))) isEnded = true;
	}
	close();
	return sentences;
};
var isListMark = (words) => words.length === 1 && /^(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})$/.test(words[0].text);
var buildSentence = (words, opensLine, opensBlock) => {
	const at = [];
	let length = 1;
	for (const { text } of words) {
		at.push(length);
		length += text.length + 1;
	}
	return {
		text: ` ${words.map(({ text }) => text).join(" ")} `,
		at,
		from: words.map(({ start }) => start),
		to: words.map(({ end }) => end),
		opensLine,
		opensBlock
	};
};
// src/scoring/reading/spellings.ts
/**
* How answers are spelled: the words of each answer, in a marked place and anywhere, and what must follow a word so that it is an
* answer and not an article, a determiner or the mark of a list. Kinds of answers differ here and nowhere else.
*/
/** Kinds of labels that stand before options. */
var listedKinds = new Set(["letters", "numbers"]);
var buildAlternation = (texts) => texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
var asWords = (text) => splitSentences(text, true).map((sentence) => sentence.text.trim()).join(" ").replace(/(?: [.!?])? ?$/, "");
var { parts, kinds } = spellings_default;
var listSynonyms = (names) => spellings_default.synonyms.filter(({ labels, alone = false }) => labels.every((label) => names.includes(label)) && (!alone || names.length === labels.length));
var listWords = (labels, place) => {
	const names = labels.map((label) => label.toLowerCase());
	const synonyms = listSynonyms(names).flatMap(({ labels: own, words, place: only = place }) => only === place ? own.flatMap((name, i) => words[i].map((word) => [word, labels[names.indexOf(name)]])) : []);
	const others = labels.flatMap((label, i) => [...classifyLabels(labels) === "words" && isUndecided(names[i]) ? spellings_default.undecided.filter((word) => !names.includes(word)) : [], ...classifyLabels(labels) === "numbers" ? (spellings_default.numbers[Number(label) - 1] ?? `${label}th`).split(" ") : []].map((word) => [word, label]));
	return [
		...synonyms,
		...others,
		...labels.map((label) => [asWords(label).toLowerCase(), label])
	];
};
var isUndecided = (words) => spellings_default.undecided.includes(words.replace(/^(?:it|this|the (?:answer|truth value)) (?:is )?/, ""));
var classifyLabels = (labels) => {
	const areAll = (pattern) => labels.every((label) => pattern.test(label));
	if (labels.length === 2 && areAll(/^(?:yes|no)$/i)) return "yes-no";
	if (areAll(/^[A-Za-z]$/)) return "letters";
	return areAll(/^(?:\d{1,3}|none)$/i) ? "numbers" : "words";
};
var barest = (label) => /^\(?([A-Za-z]|\d{1,2})[.):]?$/.exec(label.trim())?.[1] ?? label;
/** The spellings of a question's answers. */
var buildSpellings = (answers) => withOptions(answers, ofLabels);
var withOptions = (answers, of) => {
	const all = answers.map(({ label, text }) => asWords(text ?? label).toLowerCase());
	const options = answers.flatMap(({ label, text = "" }, i) => {
		const least = /\\[a-z]/i.test(text) ? 3 : 1;
		return text !== "" && all[i].replaceAll(/[^\p{L}\p{N}]/gu, "").length >= least ? [{
			label,
			words: all[i]
		}] : [];
	});
	return {
		...of(answers.map(({ label }) => label)),
		undecided: answers[all.findIndex(isUndecided)]?.label,
		none: answers[all.findIndex((words) => pattern("names none").test(words))]?.label,
		options: options.toSorted((a, b) => b.words.length - a.words.length)
	};
};
var ofLabels = (labels) => {
	const bare = labels.map(barest);
	const kind = classifyLabels(bare);
	const original = new Map(bare.map((label, i) => [label, labels[i]]));
	const places = {
		marked: new Map(listWords(bare, "marked")),
		free: new Map(listWords(bare, "free"))
	};
	const labelOf = new Map([...places.free, ...places.marked].map(([word, label]) => [word, original.get(label) ?? label]));
	const isPair = kind === "words" && listSynonyms(bare.map((label) => label.toLowerCase())).some(({ denies }) => denies);
	const oppositeOf = new Map(isPair ? labels.map((label, i) => [label, labels[1 - i]]) : []);
	const buildPattern = (place) => buildAlternation([...places[place].keys()].filter((word) => word !== "").toSorted((a, b) => b.length - a.length));
	const { marked, free, flags, fillers, room } = kinds[kind];
	const of = (text, any) => withParts(text, {
		...parts,
		any,
		upper: any.toUpperCase()
	});
	return {
		kind,
		labelOf,
		oppositeOf,
		marked: new RegExp(of(marked, buildPattern("marked")), "iuy"),
		free: new RegExp(of(free, buildPattern("free")), flags),
		fillers: new RegExp(of(fillers, ""), "iuy"),
		room: new RegExp(room, "iu")
	};
};
// src/scoring/reading/lists.ts
/**
* What a reply says of its options by how it sets them out: a label at the head of a line, a list of options each of which is judged, an
* option's own words, an amount in the end.
*/
var findMarks = ({ sentences, spellings: { labelOf } }) => sentences.flatMap(({ text }, sentence) => {
	const match = pattern("opening label").exec(text);
	const answer = labelOf.get(match?.[1]?.toLowerCase() ?? "");
	const [start, end] = match?.indices?.[1] ?? [0, 0];
	return answer === void 0 ? [] : [{
		answer,
		manner: "said",
		sentence,
		start,
		end
	}];
});
/** Finds the answer that opens a reply, unless other options are listed in the same way behind it. */
var findOpening = (reply) => {
	if (!listedKinds.has(reply.spellings.kind)) return void 0;
	const marks = findMarks(reply);
	const [first] = marks;
	if (first?.sentence !== 0 || marks.some(({ answer }) => answer !== first.answer)) return void 0;
	return reply.sentences[0].text.slice(first.end + 2).matchAll(/(?<! (?:line|premise|sentence|rule|fact|step)s?) (?:\( ([B-Zb-z]|\d{1,2}) \) |([B-Z]) [.:)] |(\d{1,2}) (?:[.:)–—-] |\( \p{L}))/gu).some(([, ...of]) => reply.spellings.labelOf.has(of.join("").toLowerCase())) ? void 0 : first;
};
/** The one option called true where a reply goes through all of them: "1. … - false 2. … - true 3. … - false". */
var findTrueOption = (reply) => {
	const { kind, labelOf } = reply.spellings;
	if (!listedKinds.has(kind)) return void 0;
	const right = [];
	const judged = new Set();
	const marks = findMarks(reply);
	for (const [n, mark] of marks.entries()) {
		const text = reply.sentences.slice(mark.sentence, Math.min(marks[n + 1]?.sentence ?? Infinity, mark.sentence + 6)).map((sentence) => sentence.text.toLowerCase()).join("");
		const isFalse = pattern("judged false").test(text);
		if (!isFalse && !pattern("judged true").test(text)) return void 0;
		judged.add(mark.answer);
		if (!isFalse) right.push(mark);
	}
	return right.length === 1 && judged.size === new Set(labelOf.values()).size ? right[0] : void 0;
};
/** "So the perimeter is 12 yards": what a reply gives as a number in the end, where the numbers name no options. */
var findAmount = ({ sentences, spellings }) => {
	const sentence = sentences.length - 1;
	const text = sentences[sentence]?.text ?? "";
	const match = spellings.kind === "numbers" && spellings.options.length === 0 ? pattern("amount").exec(text) : null;
	const answer = spellings.labelOf.get(match?.[1] ?? "");
	if (match === null || answer === void 0 || sentence > 0 && !pattern("sums up").test(text)) return void 0;
	const [start, end] = match.indices[1];
	return {
		answer,
		manner: "hinted",
		sentence,
		start,
		end
	};
};
/** Without answers that are listed, each in a line of its own: they are what might be answered. */
var withoutLists = ({ sentences }, said) => {
	const isAlone = ({ sentence, start, end }) => {
		const { text } = sentences[sentence];
		return !/[\p{L}\p{N}]{3}/u.test(`${text.slice(0, start)}${text.slice(end)}`);
	};
	const isBeside = (one, next) => {
		if (one === void 0 || next?.sentence !== one.sentence + 1 || one.answer === next.answer) return false;
		const { opensLine, opensBlock } = sentences[next.sentence];
		return opensLine && !opensBlock && isAlone(one) && isAlone(next);
	};
	return said.filter((one, i) => !isBeside(said[i - 1], one) && !isBeside(one, said[i + 1]));
};
/**
* The one option whose words the reply repeats; short ones and figures count in the last sentence only. Options of a list, of an
* alternative and of a loop, and terms of a calculation are not said.
*/
var findOptionText = ({ sentences, spellings }) => {
	const last = sentences.at(-1)?.text;
	if (sentences.filter(({ text }) => text === last).length > 2) return void 0;
	const found = sentences.flatMap(({ text, opensLine }, sentence) => findOptions(text.toLowerCase(), spellings).flatMap(({ label, at, length }) => {
		const isShort = length < 8 || length < 16 && /\d/.test(text.slice(at, at + length));
		const [before, after] = [cutBefore(text, at).toLowerCase(), text.slice(at + length, at + length + 20)];
		const isAmong = / (?:or|nor) $/.test(before) || /^ (?:, )?(?:or|nor) /.test(after);
		const isTerm = /\d$/.test(text.slice(at, at + length)) && /^ (?:\) )?[\d=(/<>-]/.test(after);
		if (isShort && sentence < sentences.length - 1 || isAmong || isTerm) return [];
		if (isTentative(before) || isDenied(before)) return [];
		const isItem = opensLine && /^ (?:\( )?(?:\d{1,2}|[A-Za-z]) [.):] $/.test(before);
		const [start, end] = [at, at + length];
		return [{
			mention: {
				answer: label,
				manner: "hinted",
				sentence,
				start,
				end
			},
			isItem
		}];
	}));
	const items = new Set(found.flatMap(({ mention, isItem }) => isItem ? [mention.answer] : []));
	const from = items.size < 2 ? 0 : sentences.length - 2;
	const said = found.flatMap(({ mention, isItem }) => items.size > 1 && (isItem || mention.sentence < from) ? [] : [mention]);
	return said.every(({ answer }) => answer === said[0].answer) ? said.at(-1) : void 0;
};
// data/reading/markers.json
var markers_default = [
	{
		"pattern": " (?:boxed|选|答 えは|정답은|답은|คำตอบคือ|คำตอบที่ถูกต้องคือ|答案 是|答案 为)(?= )",
		"flags": "g",
		"is": ["direct"]
	},
	{
		"pattern": " (?<!(?:first|initial|previous|earlier|original|wrong|incorrect|rejected) )(?:answer|answers(?= (?:is|are|:) )|verdict|label|decision|judge?ment|final_?answer|ans|答案)(?= )(?! (?:(?:option|choice|number) )?(?:\\( )?[a-z\\d]{1,2}(?: \\))? is (?:incorrect|wrong|not) )",
		"flags": "gi",
		"is": []
	},
	{
		"pattern": " (?:(?:conclusion|result|output|response|final|can_infer|final_answer|finalanswer|follows|entailed|valid|inferable|prediction|rating|score|choice|winner|correct)(?= [:=>] )|final (?:output|result|value)(?= is ))",
		"flags": "gi",
		"is": ["weak"]
	},
	{
		"pattern": "^ a(?= : )",
		"flags": "gi",
		"is": []
	},
	{
		"pattern": " (?:the (?:more|most|simpler|likelier) [a-z ]{0,60}?(?:option|choice|scenario|alternative|outcome|output|statement|conclusion)|(?:the|only|first|correct|right|best|following|my|true|final|selected) [a-z ]{0,30}?(?:option|choice|scenario|alternative|outcome|output|letter|statement|conclusion|sentence|selection|solution|premise|line|step)|(?:only|correct|right|best|true|final) (?:[a-z ]{0,30}?(?:options|choices|statements|conclusions)|one))(?= )",
		"flags": "gi",
		"is": ["of options"]
	},
	{
		"pattern": " (?:i(?:'d|'ll)?(?: would| will| must| have to)? (?:say|choose|select|pick|go with|opt for|vote for|lean towards?|(?:recommend|suggest) (?:choosing|selecting|picking))|(?:rate|score|give|assign) (?:this|it|the (?:[a-z]{3,14} ){1,2})(?: as| at)?)(?= )",
		"flags": "gi",
		"is": ["direct", "said"]
	},
	{
		"pattern": " (?:correct|right|best|final|chosen|appropriate|likely) (?:option|choice|selection|classification|relation|relationship)(?= )",
		"flags": "gi",
		"is": ["weak"]
	},
	{
		"pattern": " (?:my [a-z]{1,14}|i would [a-z]{3,12}|i (?:choose|select|pick))(?= )",
		"flags": "gi",
		"is": []
	},
	{
		"pattern": " i(?:'d|'ll)?(?: would(?: like to)?| want to| must| do| will| have to| tend to| am inclined to| am going to)?(?: have to)?(?= [a-z])",
		"flags": "gi",
		"is": ["direct", "exact"]
	},
	{
		"pattern": " must (?:also |necessarily |definitely |always )?be true(?= )",
		"flags": "gi",
		"is": ["of options"]
	},
	{
		"pattern": " (?:antwort|lösung|respuesta|réponse|risposta|resposta|antwoord|svar(?:et)?|vastaus|odpowiedź|odpověď|odpoveď|ответ|відповідь|отговор|одговор|odgovor|válasz|răspuns(?:ul)?|απάντηση|cevap|yanıt|jawaban|jawapan|đáp án|trả lời|sagot|jibu|(?:ال)?إجابة|(?:ال)?جواب|پاسخ|ה?תשובה|उत्तर|উত্তর|คำตอบ|答 え|回 答|正 解|解 答|정답|답)(?= )",
		"flags": "gi",
		"is": []
	}
];
// src/scoring/reading/marked-answers.ts
/** Answers that are marked as such: in a box or a tag, behind "Answer:", "the correct option is" and their like. */
/** Phrases that announce an answer: directly, without a copula or colon after it; in words; of options only; an answer itself only; weakly. */
var markers = once(() => markers_default.map(({ pattern, flags, is }) => ({
	mark: new RegExp(pattern, flags),
	isDirect: is.includes("direct"),
	isOfOptions: is.includes("of options"),
	isExact: is.includes("exact"),
	isSaid: !is.includes("direct") || is.includes("exact") || is.includes("said"),
	isWeak: is.includes("weak")
})));
/** The marked answers of a sentence, in order. */
var getMarkedAnswers = (reply, i) => {
	const { kind, options } = reply.spellings;
	const lower = reply.sentences[i].text.toLowerCase();
	const found = [];
	for (const { mark, isDirect, isSaid, isOfOptions, isExact, isWeak } of markers()) {
		if (options.length === 0 && (isExact && kind !== "words" || isOfOptions && !listedKinds.has(kind))) continue;
		for (const match of lower.matchAll(mark)) {
			const end = match.index + match[0].length;
			const before = cutBefore(lower, match.index + (lower.startsWith(" i ", match.index) ? 3 : 1));
			if (isSaid && (before.endsWith(" than ") || isSupposed(before) || isTentative(before) || isDenied(before))) continue;
			const isLoose = !isExact;
			const mention = isDirect ? readTarget(reply, i, end + 1, isLoose) : linkedTarget(reply, i, end, isLoose);
			const isDeniedHere = mention?.sentence === i && isAnswerDenied(cutBefore(lower, mention.start));
			if (mention !== void 0 && !isDeniedHere) found.push({
				...mention,
				isWeak: isOfOptions || isWeak
			});
		}
	}
	const lists = found.filter(({ answer }) => answer === void 0);
	const isListed = ({ answer, sentence, start }) => answer !== void 0 && lists.some((list) => list.sentence === sentence && start > list.start && start < list.end);
	return found.filter((mention) => !isListed(mention)).toSorted((a, b) => a.sentence - b.sentence || a.start - b.start);
};
/**
* The target behind the first link that leads to one: first an answer itself, then, where that will do (`isLoose`), the words of an
* option. A heading leads to the next line.
*/
var linkedTarget = (reply, i, end, isLoose) => {
	const { text, opensLine } = reply.sentences[i];
	const froms = [];
	pattern("links").lastIndex = end;
	while (froms.length < 3 && pattern("links").test(text)) {
		if (/ (?:could|might|may) /.test(text.slice(end, pattern("links").lastIndex))) break;
		froms.push(pattern("links").lastIndex + 1);
		if (/[:=]/.test(text[pattern("links").lastIndex - 1])) break;
	}
	for (const loosely of isLoose ? [false, true] : [false]) for (const from of froms) {
		const mention = readTarget(reply, i, from, loosely);
		if (mention !== void 0) return mention;
	}
	return opensLine && end < 40 && !isWordy(text.slice(end)) ? readTarget(reply, i, text.length, isLoose) : void 0;
};
/** Reads a required answer: at a place of a sentence, or at the head of the next one. */
var readTarget = (reply, i, from, isLoose) => {
	const { text } = reply.sentences[i];
	const closing = text.indexOf("⟩", from);
	const none = buildMention(i, from, closing + 1);
	if (closing >= 0 && !isWordy(text.slice(from, closing))) return none;
	if (!isWordy(text.slice(from, from + 60))) return reply.sentences[i + 1]?.opensLine ? readListed(reply, i + 1, isLoose) : void 0;
	const found = readAnswerText(reply, i, from, isLoose);
	if (found !== void 0 || closing < 0 || text.slice(from - 7, from) !== " boxed ") return found;
	const [, label = ""] = pattern("label at the end").exec(text.slice(from - 1, closing)) ?? [];
	const answer = reply.spellings.labelOf.get(label.toLowerCase());
	const at = text.lastIndexOf(` ${label} `, closing) + 1;
	return answer === void 0 ? none : buildMention(i, at, at + label.length, answer);
};
var buildMention = (sentence, start, end, answer) => ({
	answer,
	manner: "marked",
	sentence,
	start,
	end
});
/** The answer at a place, behind words that may stand before it; several where others stand beside it. */
var readAnswerText = (reply, i, from, isLoose) => {
	const { kind, fillers, marked, room, labelOf, options } = reply.spellings;
	const { text } = reply.sentences[i];
	const readLabel = (at) => {
		marked.lastIndex = at;
		const word = marked.exec(text)?.[1];
		const end = marked.lastIndex;
		return word === void 0 ? void 0 : buildMention(i, end - word.length, end, labelOf.get(word.toLowerCase()));
	};
	fillers.lastIndex = from;
	fillers.test(text);
	const start = readLabel(from) === void 0 ? Math.max(from, fillers.lastIndex) : from;
	const found = readLabel(start);
	if (found !== void 0 && (kind !== "yes-no" || room.test(text.slice(found.end, found.end + 40)))) {
		const beside = pattern("next to an answer").exec(text.slice(found.end, found.end + 180));
		const other = beside === null ? void 0 : readLabel(found.end + beside[0].length);
		if (other !== void 0 && other.answer !== found.answer) return buildMention(i, start, other.end);
		return pattern("taken back").test(text.slice(found.end, found.end + 120).toLowerCase()) ? void 0 : found;
	}
	const rest = text.slice(start, start + 600).toLowerCase();
	const own = options.find(({ words }) => rest.startsWith(`${words} `));
	const length = own?.words.length ?? 0;
	if (own !== void 0 && !pattern("next to an answer").test(rest.slice(length, length + 180))) return buildMention(i, start, start + length, own.label);
	const stranger = listedKinds.has(kind) ? pattern("stranger").exec(text.slice(start, start + 12)) : null;
	if (found === void 0 && stranger !== null) return buildMention(i, start, start + stranger[0].length);
	return isLoose ? readLoosely(reply, i, start) : void 0;
};
var readLoosely = ({ sentences, spellings }, i, start) => {
	const { text } = sentences[i];
	pattern("none").lastIndex = start;
	const none = spellings.kind === "yes-no" ? null : pattern("none").exec(text);
	if (none !== null) return buildMention(i, start, pattern("none").lastIndex, chosenByNone(` ${none[0]} `, spellings));
	const [option, ...more] = findOptions(text.slice(start, start + 600).toLowerCase(), spellings);
	if (option === void 0) return void 0;
	return more.length > 0 ? buildMention(i, start, text.length) : buildMention(i, start + option.at, start + option.at + option.length, option.label);
};
var readListed = (reply, i, isLoose) => {
	const first = readAnswerText(reply, i, 1, isLoose);
	if (first?.answer === void 0 || reply.spellings.kind === "yes-no") return first;
	for (let next = i + 1; next < Math.min(reply.sentences.length, i + 12); next++) {
		if (!reply.sentences[next].opensLine) continue;
		const other = readAnswerText(reply, next, 1, isLoose);
		if (other === void 0 && / (?:false|not) /.test(reply.sentences[next].text)) continue;
		if (other?.answer === void 0) break;
		if (other.answer !== first.answer) return {
			...first,
			answer: void 0
		};
	}
	return first;
};
var verdicts_default = {
	words: {
		"subject": "(?:conclusion|statement|claim|proposition|inference|argument|deduction|reasoning|it|it's|this|that|that's|which|one|sequent|sentence|assertion|consequence|“”)",
		"deny": "(?:not|cannot|can't|couldn't|doesn't|don't|isn't|aren't|didn't|won't|wouldn't|needn't|never|no(?! doubt)|nothing|nor|neither|without(?! a doubt)|impossible|unable|insufficient|fails?|nobody|wrong|mistake|incorrect)",
		"given": "(?:premises?|statements|they|information)",
		"few": "[a-z' ]{0,24}",
		"many": "[a-z',“” ]{0,60}",
		"cannot": "(?:cannot|can't|can not|couldn't|could not|can never|may not|can [a-z]{1,14}ly not) [a-z', ]{0,40}",
		"can": "(?:can|could|may) [a-z', ]{0,30}",
		"partly": "(?:(?:what|all|most) (?:we|you|one|i|that)? ?can|(?:all|most) that can|only|at most) [a-z', ]{0,30}",
		"way": "(?:possible|able|enough|sufficient|way|allows?|lets?|information|permits?|valid|correct|basis|grounds|reason|justification)(?: for)?(?: us| anyone| one| you)? ?(?:to|for|of)? ",
		"nothingCan": "(?:nothing|no(?! doubt)) [a-z ]{0,30}(?:can|may) [a-z ]{0,30}",
		"butNot": "[^.]{0,140}(?:, not|but not)(?! only| both) ",
		"is": "(?:is|it's|that's|are|be|as)",
		"valid": "(?:valid|entailed|inferable|derivable|deducible|implied|supported|justified|warranted|consequence)",
		"follows": "follows?(?= (?:[^a-z]|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|[a-z]{1,20}ly |$))",
		"entails": "(?:entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|establish|warrants?)",
		"infer": "(?:infer|conclude|deduce|derive|inferring|concluding|deducing|deriving)",
		"inferred": "(?:inferred|concluded|deduced|derived)",
		"settled": "(?:determined|established|proven|proved|drawn|reached)",
		"settle": "(?:determine|establish|prove|say|tell|know|draw)(?= (?:whether|that|if|this|for|with certainty|anything) )",
		"means": "(?:mean|tell|say|mention|entails?|impl(?:y|ies)|supports?|guarantees?|justif(?:y|ies)|warrants?)",
		"invalid": "(?:invalid|unsound|unwarranted|unjustified|incorrect|flawed)",
		"sound": "(?:{valid}|sound|guaranteed|correct)",
		"fallacy": "(?:fallacy|fallacious|(?:affirming|affirms|denying|denies) the (?:consequent|antecedent|disjunct|conjunct))",
		"evidence": "(?:information|evidence)",
		"claim": "(?:conclusion|statement|claim|inference|argument)",
		"denies": "(?: (?!(?:because|since|as|given that|although|though|even|if|when|whenever|unless|who|whose|which|where) )[^ ,.;:]{1,30}){0,24} (?:not(?! only)|no(?! doubt)|never|neither|nobody|none|nothing|cannot|[a-z]{1,6}n't|false|incorrect|untrue|invalid|unsupported)(?= )"
	},
	rows: [
		[
			"{infer}",
			" {partly}",
			"",
			"nothing"
		],
		[
			"{infer}",
			" {cannot}",
			"",
			"no"
		],
		[
			"{infer}",
			"",
			" (?:only|at most)",
			"nothing"
		],
		[
			"{infer}",
			" {can}",
			" (?:nothing|neither|no) ",
			"no"
		],
		[
			"{infer}",
			" {can}",
			"{butNot}",
			"no"
		],
		[
			"{infer}",
			" {can}",
			" (?:only |just )?(?:the|its) (?:opposite|contrary|negation|reverse)",
			"no"
		],
		[
			"{infer}",
			" {can}",
			"{denies}",
			"nothing"
		],
		[
			"{infer}",
			" {can}",
			"",
			"yes"
		],
		[
			"{infer}",
			"(?:impossible|unable|insufficient|wrong|mistake|incorrect|not safe|invalid) [^,.]{0,50}",
			"",
			"no"
		],
		[
			"{infer}",
			"\\b{deny}[^,.]{0,60} {way}",
			"",
			"no"
		],
		[
			"{infer}",
			" {way}",
			"{denies}",
			"nothing"
		],
		[
			"{infer}",
			" {way}",
			"",
			"yes"
		],
		[
			"{infer}",
			"{deny} [^.]{0,50}(?:to|for|us) ",
			"",
			"no"
		],
		[
			"{inferred}",
			" {partly}",
			"",
			"nothing"
		],
		[
			"{inferred}",
			" {cannot}",
			"",
			"no"
		],
		[
			"{inferred}",
			" {nothingCan}",
			"",
			"no"
		],
		[
			"{inferred}",
			" {can}",
			"{butNot}",
			"no"
		],
		[
			"{inferred}",
			" {can}",
			"{denies}",
			"nothing"
		],
		[
			"{inferred}",
			" {can}",
			"",
			"yes"
		],
		[
			"{settled}",
			" {cannot}",
			"",
			"no"
		],
		[
			"{settled}",
			" {nothingCan}",
			"",
			"no"
		],
		[
			"{settle}",
			" {cannot}",
			"",
			"no"
		],
		[
			"{follows}",
			" (?:as|what|might|may|could|would|wouldn't|to)(?: [a-z]{1,14}ly)? ",
			"",
			"nothing"
		],
		[
			"{follows}",
			" {deny} {few}",
			"",
			"no"
		],
		[
			"{follows}",
			" nothing [a-z ]{0,30}",
			"",
			"no"
		],
		[
			"{follows}",
			" {subject} {many}",
			"{butNot}",
			"no"
		],
		[
			"{follows}",
			" (?:it|this|that) {few}",
			"(?: [a-z0-9]{1,14}){0,8} that{denies}",
			"nothing"
		],
		[
			"{follows}",
			"(?: {subject} {many}|^ ?| (?:does|do|indeed|must) )",
			"",
			"yes"
		],
		[
			"{means}",
			" (?:this|that|it) (?:does not|doesn't|do not|need not)(?: [a-z]{1,14}ly)? ",
			"",
			"no"
		],
		[
			"(?:{entails}|prove)",
			" {deny} [^,]{0,20}{given} [^,]{0,30}",
			"",
			"no"
		],
		[
			"(?:{entails}|prove)",
			" {given} [^,]{0,40}{deny} [^,]{0,24}",
			"",
			"no"
		],
		[
			"(?:{entails}|prove)",
			" {given} {few}",
			"",
			"yes"
		],
		[
			"(?:mean|tell|say|mention)",
			" {given} [^,]{0,40}{deny} [^,]{0,24}",
			"",
			"no"
		],
		[
			"{invalid}",
			"\\b{deny} [^,.]{0,16}",
			"",
			"nothing"
		],
		[
			"{invalid}",
			" {subject} {few}{is} {few}",
			"",
			"no"
		],
		[
			"{invalid}",
			" (?:is|it's|that's) {few}",
			"",
			"no"
		],
		[
			"{sound}",
			" (?:premise|which) [a-z ]{0,20}",
			"",
			"nothing"
		],
		[
			"{sound}",
			" {subject} [^,]{0,60}(?:isn't|is not|is never|are not|n't be|cannot be|not be|(?:is|are) neither) [a-z ,-]{0,30}",
			"",
			"no"
		],
		[
			"{sound}",
			" (?:isn't|is not|not) (?:a |an )?(?:[a-z]{1,14}ly )?",
			"",
			"no"
		],
		[
			"{valid}",
			" {deny} [^,]{0,24}",
			"",
			"nothing"
		],
		[
			"{valid}",
			" (?:which|premise) [a-z ]{0,20}",
			"",
			"nothing"
		],
		[
			"{valid}",
			" {subject} {many}{is} {few}",
			"",
			"yes"
		],
		[
			"{valid}",
			" (?:it's|that's) {few}",
			"",
			"yes"
		],
		[
			"sound",
			" {subject} {few}is (?:[a-z]{1,14}ly )?",
			"",
			"yes"
		],
		[
			"{valid}",
			" {is} (?:an? )?(?:[a-z]{1,14}ly )?",
			" {subject}",
			"yes"
		],
		[
			"correct(?= {subject})",
			" (?:it|this|that) is (?:a|the) ",
			"",
			"yes"
		],
		[
			"{fallacy}",
			"\\b{deny} [^,.]{0,16}",
			"",
			"nothing"
		],
		[
			"{fallacy}",
			"",
			"",
			"no"
		],
		[
			"{evidence}",
			"(?: insufficient|{deny} [^,]{0,24}(?:enough|sufficient)) ",
			"",
			"no"
		],
		[
			"{evidence}",
			"{deny} (?:provide|give|contain|offer) [^,]{0,24}",
			"",
			"no"
		],
		[
			"{evidence}",
			" (?:provides?|gives?|contains?|offers?) no ",
			"",
			"no"
		],
		[
			"{claim}",
			"",
			" (?:directly |clearly )?contradicts",
			"no"
		],
		[
			"{claim}",
			"",
			" is (?:not related|unrelated|false|not necessarily true|not true|contradicted)",
			"no"
		],
		[
			"{claim}",
			"",
			" (?:does not|doesn't) (?:necessarily )?hold",
			"no"
		],
		[
			"{claim}",
			"",
			" (?:must (?:also )?be true|(?:necessarily )?holds|is correct)",
			"yes"
		],
		[
			"{claim}",
			"",
			" is (?:necessarily |therefore |also )?true",
			"yes"
		],
		[
			"not necessarily(?= (?:the case|true))",
			"",
			"",
			"no"
		],
		[
			"(?:certain|sure)",
			" (?:(?:cannot|can't|not) be|(?:it|this|that|answer|claim|conclusion|statement) (?:is not|isn't)|(?:we|i|one) (?:are not|aren't|am not|is not)) (?:[a-z]{1,14}ly )?",
			"",
			"no"
		],
		[
			"be true",
			" (?:it|this|that) (?:need not|cannot|can't|does not have to|doesn't have to|does not need to|doesn't need to) ",
			"",
			"no"
		],
		[
			"be true",
			" (?:it|this|that) must (?:indeed |also )?",
			"",
			"yes"
		],
		[
			"(?:certain|sure)",
			" (?:(?:it|this|that) is|(?:we|one|you) can be) (?:indeed |also )?",
			"",
			"yes"
		],
		[
			"invalid",
			"^ ?",
			"",
			"no"
		],
		[
			"valid",
			"^ ?",
			"",
			"yes"
		]
	],
	wholes: [
		[
			"^(?:no way|(?:it|that)(?:'s| is) (?:not possible|impossible))$",
			"no",
			""
		],
		[
			"^(?:indeed |yes |no )?(?:we|you|one|it|this|that) (?:can|does)$",
			"yes",
			""
		],
		[
			"^(?:we|you|one|it|this|that) (?:cannot|can't|can not|doesn't|does not)$",
			"no",
			""
		],
		[
			"^(?:this |it |that )?(?:can|may) be (?:validly |logically )?(?:inferred|concluded|deduced)\\b(?!.*(?: (?:not|no|never|nobody|neither|cannot|false) |n't ))",
			"yes",
			""
		],
		[
			"^i (?:don't|do not) (?:think|believe) (?:so|it does|it is|we can|that it does|that we can)$",
			"no",
			""
		],
		[
			"^(?:not necessarily|not from|not at all$|invalid$|not valid$)",
			"no",
			""
		],
		[
			"^(?:definitely|absolutely|certainly|of course|obviously|clearly|surely) not",
			"no",
			""
		],
		[
			"^(?:certainly|absolutely|of course|definitely|indeed|correct|valid|true|right)$",
			"yes",
			"first"
		],
		[
			"^(?:that is|that's) correct$",
			"yes",
			"first"
		],
		[
			"^(?:false|incorrect)$",
			"no",
			"first"
		]
	]
};
// src/scoring/reading/verdicts.ts
/**
* Verdicts in whole sentences, as rows: "We cannot infer that", "It does not necessarily follow", "This inference is valid". A row
* is a verb with what stands before and after it (data/reading/verdicts.json). Questions, suppositions ("whether we can infer") and partial grants ("we can
* only infer") are no verdicts. Every pattern repeats single characters only and by a bound, so time is linear.
*/
/** A pattern with the words that rows share in the place of their names; these may hold such names, too. */
var withWords = (text) => withParts(withParts(text, verdicts_default.words), verdicts_default.words);
/** The rows of each verb, as patterns: what ends right before it, what begins right after it, what that says; the first that fits counts. */
var verbs = once(() => [...Map.groupBy(verdicts_default.rows, ([verb = ""]) => verb)].map(([verb, of]) => ({
	verb: new RegExp(` ${withWords(verb)}(?= )`, "gu"),
	rows: of.map(([, before = "", after = "", says = ""]) => ({
		before: new RegExp(before === "" ? "" : `${withWords(before)}$`, "u"),
		after: new RegExp(`^${withWords(after)}`, "u"),
		answer: says === "yes" || says === "no" ? says : void 0
	}))
})));
/** Any of the verbs: most sentences hold none of them. */
var anyVerb = once(() => new RegExp(verbs().map(({ verb }) => verb.source).join("|"), "u"));
/** Sentences that are a verdict only as a whole; some only at the beginning of a reply. */
var wholes = once(() => verdicts_default.wholes.map(([whole = "", answer, place]) => ({
	whole: new RegExp(whole),
	answer: answer === "yes" ? "yes" : "no",
	isFirst: place === "first"
})));
var farBack = 180;
/** The verdicts in a sentence, in order. `isFirst`: whether the reply begins with it. */
var listVerdicts = (sentence, isFirst) => {
	const text = sentence.toLowerCase();
	if (/\? [)⟩ ]{0,4}$/.test(text.slice(-8))) return [];
	const bare = text.slice(0, 120).replace(/ [.!?…;,)]/g, "").replace(/^ (?:the )?(?:final )?(?:(?:answer|verdict|conclusion) (?::|is) )?/, "").trim();
	const known = wholes().find(({ whole, isFirst: onlyFirst }) => whole.test(bare) && (isFirst || !onlyFirst));
	if (known !== void 0) return [{
		answer: known.answer,
		start: 1,
		end: text.length - 1,
		isDecisive: true
	}];
	const found = [];
	for (const { verb, rows: ofVerb } of anyVerb().test(text) ? verbs() : []) for (const match of text.matchAll(verb)) {
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - farBack), match.index + 1);
		const after = text.slice(end, end + farBack);
		const row = ofVerb.find((each) => each.before.test(before) && each.after.test(after));
		if (row?.answer === void 0 || isSupposed(before)) continue;
		const answer = row.answer === "yes" && !pattern("doubted").test(before.slice(-80)) ? "yes" : "no";
		const start = before.lastIndexOf(" ", before.length - 24) + match.index + 2 - before.length;
		const isDecisive = answer === "no" || /(?:conclusion|statement|claim|proposition|inference|argument|sequent)/.test(`${before.slice(-40)}${after.slice(0, 24)}`);
		found.push({
			answer,
			start: Math.max(1, start),
			end,
			isDecisive
		});
	}
	return found.toSorted((a, b) => a.end - b.end);
};
// src/scoring/reading/read.ts
/**
* Where a reply commits itself, and to which of some answers. A marked answer (a box, a tag, "the answer is …") beats one said on
* its own or as a conclusion ("so B", "**No.**"), that beats one stated of something ("the statement is true", "we cannot infer
* that"), that beats a hint. Among equals the last one stands; after a self-correction only what follows it counts. Several
* answers at once, and none, are outcomes of their own. Kinds of answers differ in their spellings only (`spellings.ts`).
*/
/** Returns the answer of a reply, and where it stands; undefined where it gives none, or several. Never throws; takes time linear in its length. */
var read = (text, spellings) => {
	const whole = {
		sentences: splitSentences(text, spellings.options.length > 0),
		spellings
	};
	const found = findMentions(whole);
	const reply = {
		sentences: dropQuotations(whole, found),
		spellings
	};
	const inForce = found.filter(({ sentence, end }) => end < (reply.sentences[sentence]?.text.length ?? 0));
	const chosen = weigh(reply, afterCorrection(reply, [...inForce, ...findEnd(reply, inForce)]));
	if (chosen === void 0 || !isFirm(chosen) && breaksOff(whole, reply, chosen)) return { answer: void 0 };
	const { answer, sentence, start, end } = chosen;
	return {
		answer,
		span: getSpan(reply.sentences[sentence], start, end)
	};
};
/** Every mention, in the order of the reply. */
var findMentions = (reply) => reply.sentences.flatMap((_, i) => [
	...getMarkedAnswers(reply, i),
	...findFreeMentions(reply, i),
	...findVerdicts(reply, i)
]);
var findVerdicts = ({ sentences, spellings }, i) => {
	if (spellings.kind !== "yes-no") return [];
	const { text } = sentences[i];
	const concludes = pattern("opens a conclusion").test(text.slice(0, 60));
	return listVerdicts(text, i === 0).map(({ answer, ...verdict }) => ({
		...verdict,
		answer: spellings.labelOf.get(answer),
		manner: "stated",
		sentence: i,
		concludes
	}));
};
/**
* What the end of a reply says of all answers: "we cannot say whether it is so", where one of them says that; of options in the last
* sentence, "there is no correct answer", unless it names one behind that.
*/
var findEnd = ({ sentences, spellings }, mentions) => {
	const phrase = (name, sentence) => {
		const text = sentences[sentence]?.text.slice(0, 400).toLowerCase() ?? "";
		const match = pattern(name).exec(text);
		if (match === null || isSupposed(cutBefore(text, match.index + 1))) return void 0;
		const [start, end] = [match.index + 1, match.index + match[0].length];
		return name === "cannot say" ? {
			answer: spellings.undecided,
			manner: "stated",
			sentence,
			start,
			end
		} : {
			answer: chosenByNone(`${match[0]} `, spellings),
			manner: "marked",
			sentence,
			start,
			end
		};
	};
	const { length } = sentences;
	const undecided = spellings.undecided === void 0 ? [] : [length - 2, length - 1].map((i) => phrase("cannot say", i));
	const last = sentences.findLastIndex(({ text }) => !text.endsWith("? "));
	const none = listedKinds.has(spellings.kind) ? phrase("no answer", last) : void 0;
	const isTakenOn = mentions.some(({ sentence, start, manner }) => sentence === last && start > (none?.end ?? 0) && /said|marked/.test(manner));
	return [...undecided, isTakenOn ? void 0 : none].filter((one) => one !== void 0);
};
var afterCorrection = ({ sentences }, mentions) => {
	const last = mentions.findLast(({ manner }) => manner !== "hinted");
	for (let i = last?.sentence ?? -1; i >= 0; i--) {
		const text = sentences[i].text.toLowerCase();
		const at = lastEnd(i === last.sentence ? text.slice(0, last.end) : text, pattern("corrections"));
		if (at > 0) return mentions.filter(({ sentence, end }) => sentence > i || sentence === i && end >= at);
	}
	return mentions;
};
var weigh = (reply, mentions) => {
	const last = reply.sentences.length - 1;
	const by = (manner) => mentions.filter((mention) => mention.manner === manner);
	const [marked, stated, hints] = [
		by("marked"),
		by("stated"),
		by("hinted")
	];
	const sure = marked.filter(isFirm);
	const firm = sure.at(-1);
	if (contradictsItself(reply, sure)) return {
		...sure.at(-1),
		answer: void 0
	};
	const announced = marked.at(-1);
	const isFollowed = announced?.answer !== void 0 && announced.sentence > (firm?.sentence ?? 0);
	if (firm !== void 0 && (firm.answer !== void 0 || !isFollowed)) return firm;
	if (announced !== void 0) return announced;
	const said = findLastMention(withoutLists(reply, by("said")), last);
	const final = stated.at(-1);
	const isOverruled = final?.isDecisive && final.concludes && final.sentence === last && final.sentence > (said?.sentence ?? -1);
	if (said !== void 0 && !isOverruled) return said;
	if (final !== void 0) return final;
	const hint = hints.every(({ answer }) => answer === hints[0].answer) ? hints.at(-1) ?? findOptionText(reply) ?? findAmount(reply) : void 0;
	return findOpening(reply) ?? findTrueOption(reply) ?? hint;
};
/**
* True if a short reply marks three different answers, none of them corrected: they are to as many questions; or two of the lines
* that end it with answers mark different ones in the same words: "Final answer: Yes", and below it "Final answer: no".
*/
var contradictsItself = ({ sentences, spellings }, sure) => {
	if (sentences.length < 16 && spellings.options.length > 0) {
		if (new Set(sure.flatMap(({ answer }) => answer ?? [])).size > 2) return true;
	}
	const last = sure.at(-1);
	if (spellings.kind !== "yes-no" || last === void 0 || last.sentence < sentences.length - 1) return false;
	const end = sure.filter(({ sentence }) => sentences[sentence].opensLine);
	if (end.at(-1) !== last) return false;
	const from = end.findLastIndex(({ sentence }, i) => sentence - (end[i - 1]?.sentence ?? -2) > 1);
	return [...Map.groupBy(end.slice(from), ({ sentence, start }) => sentences[sentence].text.slice(0, start).toLowerCase())].some(([head, same]) => isWordy(head) && new Set(same.map(({ answer }) => answer)).size > 1);
};
var findLastMention = (said, last) => {
	let word = said[0];
	for (const next of said.slice(1)) if (!(word.sentence <= 1 && word.start <= 60) || next.concludes || next.sentence === last) word = next;
	return word;
};
/**
* True if the reply ends in mid-sentence: in a word that cannot end one, or, where its answer was not said outright, in a long one
* behind it. A full stop that is left out says nothing else.
*/
var breaksOff = (whole, { sentences }, { manner, sentence, end }) => {
	const last = sentences.at(-1);
	const [isLast, isHinted] = [sentence === sentences.length - 1, manner === "hinted"];
	if (last !== whole.sentences.at(-1)) return false;
	if (!isHinted && isLast && !isWordy(last.text.slice(end))) return false;
	if (pattern("breaks off").test(last.text)) return true;
	if (manner === "said" || isLast && !isHinted || sentences.length <= 3) return false;
	return (isHinted && !isLast || last.at.length > 8) && /[\p{L}\p{N}] $/u.test(last.text);
};
var dropQuotations = ({ sentences }, mentions) => {
	const said = mentions.find((mention) => isFirm(mention) || mention.manner === "said");
	const opens = pattern("opening label").exec(sentences[0]?.text ?? "");
	const first = opens === null ? said?.sentence ?? Infinity : 0;
	const firstEnd = opens?.[0].length ?? said?.end ?? 0;
	const marked = mentions.find(isFirm)?.sentence ?? Infinity;
	for (const [i, { text, opensLine, opensBlock }] of sentences.entries()) {
		if (i < first) continue;
		const listsOptions = /^ (?:\( )?A [.):] /.test(text) && /^ (?:\( )?B [.):] /.test(sentences[i + 1]?.text ?? "");
		const asks = pattern("asks anew").test(text) && (opensBlock || !text.startsWith(" Q "));
		const goesOn = pattern("goes on").test(text);
		if (i > first && (goesOn || opensLine && (asks || listsOptions && i > marked))) return sentences.slice(0, i);
		const at = pattern("instruction").exec(text.toLowerCase())?.index ?? -1;
		if (at >= (i > first ? 0 : firstEnd)) return [...sentences.slice(0, i), ...at > 0 ? [{
			...sentences[i],
			text: text.slice(0, at + 1)
		}] : []];
	}
	return sentences;
};
// scripts/answers-module.ts
/** What data/exports/promptfoo/organon_answers.mjs exports: see answers.ts. */
/** Returns the label that a reply commits itself to; undefined where it is not readable. */
var readAnswer = (reply, answers) => read(reply, buildSpellings(answers)).answer;
export { readAnswer };
