/**
 * Everyday lexicon: food and drink. Cooking stands elsewhere (group `moment`, since "cooks" covers it); all that
 * a vegetarian would leave on the plate is one group.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of food and drink. */
export const food: readonly Lexeme[] = lexemesOf(`
beverages: drink/drank coffee; drink/drank cocoa; drink/drank lemonade; drink/drank orange juice
  drink/drank green tea; drink/drank cider; drink/drank ginger ale
diet: is a vegetarian; eat/ate meat; eat/ate fish; eat/ate oysters; eat/ate bacon; eat/ate sushi
  like sausages; love steak; order shrimp
dairy: eat/ate cheese; eat/ate yogurt; drink/drank milk; dislike butter
eggs: eat/ate boiled eggs; eat/ate omelets
vegetables: eat/ate carrots; eat/ate broccoli; like spinach; hate celery; love asparagus; dislike cabbage
  chew radishes; buy/bought cauliflower
fruit: eat/ate apples; eat/ate bananas; love cherries; dislike grapefruit; peel oranges; like mangoes
  buy/bought grapes
nuts: eat/ate almonds; crack walnuts; like peanuts; love pistachios
bread: eat/ate toast; eat/ate bagels; prefer/preferred rye bread; love croissants; buy/bought baguettes
cereal: eat/ate oatmeal; eat/ate cornflakes; like granola
soup: eat/ate lentil soup; order onion soup; sip/sipped broth
noodles: eat/ate noodles; love spaghetti; order lasagna
rice: eat/ate rice; like risotto
beans: eat/ate beans; like hummus; hate tofu
breakfast: skip/skipped breakfast; eat/ate breakfast outdoors; enjoy late breakfasts
lunch: picnic/picnicked; pack a lunch; skip/skipped lunch; share sandwiches
spice: like spicy food; like cinnamon; use pepper; eat/ate curry; love mustard; use garlic
sweets: eat/ate chocolate; eat/ate ice cream; love cheesecake; dislike fudge; like gingerbread
  have/had a sweet tooth
snacks: eat/ate popcorn; eat/ate pretzels; like potato chips; nibble crackers; share snacks
chewing-gum: chew gum; blow/blew bubbles
restaurants: eat/ate out; order pizza; dine by candlelight; prefer/preferred buffets; book a table (not now)
table: eat/ate slowly; eat/ate with chopsticks; eat/ate standing up; spill/spilled gravy; lick spoons
recipes: swap/swapped recipes; own cookbooks
`);
