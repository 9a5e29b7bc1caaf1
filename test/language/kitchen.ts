/** A lexicon as a user writes it into a configuration. */
export const kitchen = {
  name: "kitchen",
  subjects: "Ann Ben Carla David Emma Frank Grete Hans Ida Jonas Klara Leo",
  predicates: `
eggs: boil an egg; poach/poached an egg
meat: roast a duck
fish: smoke a trout
bread: bake a loaf
soup: stir/stirred the soup
salad: wash the salad
onion: peel an onion
carrot: grate a carrot
cheese: melt the cheese
cake: ice a cake
jam: cook jam
tea: pour tea
coffee: grind/ground coffee
knife: sharpen a knife
pan: scrub/scrubbed a pan
oven: light/lit the oven
table: lay/laid the table
glass: polish a glass
cupboard: open the cupboard
cellar: visit the cellar
bill: pay/paid the bill
guest: greet a guest
apron: wear/wore an apron
role: is a cook
mood: is cheerful
`,
  impersonals: `
smell: smell of smoke
heat: is hot in the kitchen
`,
} as const;
