/**
 * Office: colleagues, deadlines and machines.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const office = `
the printer [jammed] before lunch
the intern [found] the missing invoice
= the missing invoice [was] found by the intern
the sales team [met] its target
the accountant [left] early on Friday
the conference room [was] booked
the new logo [appeared] on the website
the coffee machine [was] replaced
the auditor [asked] for the receipts
the manager [approved] the overtime
= the overtime [was] approved by the manager
the server [crashed] during the demo
the receptionist [signed] for a parcel
the marketing budget [shrank] by a tenth
the boss [praised] the night shift
= the night shift [was] praised by the boss
the merger [failed] in court
the payroll office [made] a mistake
the customer in Toronto [paid] on time
the safety officer [tested] the sprinklers
the supplier [raised] its prices
the design team [moved] upstairs
the newsletter [contained] a typo
the parking space of the director [was] empty
the contract with the caterer [expired]
= the contract with the caterer [ran] out
the training course [was] fully booked
the help desk [answered] within an hour
the legal department [rewrote] the terms
the press release [went] out on Tuesday
the personnel file [was] incomplete
the elevator inspector [came] by surprise
the annual report [won] an award
the warehouse [ran] out of boxes
the consultant [suggested] a smaller team
the website [was] down for an hour
the trainee [spoke] fluent Polish
the quarterly meeting [began] late
= the quarterly meeting [started] late
the vice president [flew] to Singapore
the cafeteria [served] lentil soup
the copy room [smelled] of toner
the union [accepted] the offer
= the offer [was] accepted by the union
the deadline [was] moved to June
the call center [hired] ten students
the archive [kept] the original deed
the product launch [was] postponed
= the product launch [was] put off
the tax advisor [missed] a form
the office dog [slept] under the desk
the projector [overheated|did not overheat]
the board [elected] a new chair
the time clock [was] five minutes slow
the security guard [locked] the side door
the translation [arrived] on Monday
the expense report [was] lost
the stockholder from Maine [sold] early
the software update [took] the whole night
`;
