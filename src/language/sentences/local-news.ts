/**
 * Local news: firms, teams, courts and weather, as a morning paper has them.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const localNews = `
the Oak Street bank [merged|did not merge] with a rival
the lottery winner [bought] a lighthouse
the hospital [opened] a second clinic
the stolen painting [turned] up in Ohio
the hockey team [fired] its coach
= the hockey team [dismissed|did not dismiss] its coach
the novelist [won] a national prize
the brewery [recalled|did not recall] a batch of stout
the jury [heard] the bookkeeper
the rescue helicopter [landed] on the beach
the radio host [apologized|did not apologize] on the air
the chess champion [lost] to a schoolboy
the baby panda [made] its first appearance
the strike at the cannery [ended]
the senator [returned] a donation
the pharmacy chain [cut] its prices
the marathon route [crossed] the new bridge
the missing hiker [called] from a cabin
the software firm [moved] to Austin
the volcano [stayed] quiet for a month
the film director [sold] the beach house
the rare stamp [went] to a widow
the storm [missed] the coast
the shipyard [finished] the icebreaker
= the icebreaker [was] finished by the shipyard
the orchestra [toured] Japan in spring
the space probe [sent] a clear picture
the sugar factory [hired] forty welders
the tennis star [pulled] out of the final
= the tennis star [withdrew] from the final
the insurance group [settled] the lawsuit
the wildlife warden [caught] the lynx
= the lynx [was] caught by the wildlife warden
the dairy [paid] its farmers more
the fashion house [opened] a shop in Milan
the ski resort [made] its own snow
the cruise ship [skipped] Lisbon
the trade minister [signed] the fish treaty
the tunnel project [went] over budget
the comet [passed] close to Mars
the university [named] a new dean
the vineyard [survived] the hail
the drug trial [started] in two clinics
the gold price [fell] on Tuesday
the toll road [was] widened
the peace talks [began] in Geneva
= the peace talks [started] in Geneva
the opera singer [left] the gala early
the electric ferry [needed] a new battery
the census office [counted] the houseboats
the bakery chain [changed] its logo
the mountain pass [reopened] after a week
the quiz champion [gave] up the crown
`;
