/**
 * Given names of the everyday lexicon: all of Appendix D.3 of the ACL text, and others.
 * None is an ordinary word ("Mark", "Grace", "Will"), and no two are easily taken for each other
 * ("Julie" and "Julia").
 */

/** Common given names, the papers' twenty-eight first. */
export const names: readonly string[] = `
James Mary Robert Patricia John Jennifer Michael Linda William Elisabeth David Barbara Richard Susan Joseph
Jessica Thomas Sarah Charles Karen Alice Benjamin Daniel Emily George Helen Ian Julie

Adam Adrian Agnes Albert Alexander Amanda Amelia Andrew Angela Anna Anthony Arthur Audrey Beatrice Bernard
Brenda Brian Bridget Camille Carlos Caroline Catherine Cecilia Christopher Claire Clara Colin Cynthia Deborah
Dennis Diana Dominic Donald Dorothy Douglas Edith Edward Eleanor Eric Esther Ethan Eugene Evelyn Felix Fiona
Francis Gabriel Gavin Geoffrey Gerald Gloria Gordon Gregory Hannah Harold Harriet Hassan Hector Henry Howard
Hugo Ingrid Irene Isaac Isabel Ivan Jacob Janet Jeremy Jonathan Judith Justin Keith Kenneth Kevin Laura
Lawrence Leonard Liam Lillian Lisa Louis Lucas Lucy Marcus Margaret Martha Martin Matthew Maureen Megan
Melissa Miguel Miriam Mohammed Monica Nancy Naomi Natalie Nathan Nicholas Nicole Nora Oliver Omar Oscar Pamela
Paul Peter Philip Priya Rachel Ralph Raymond Rebecca Roger Ronald Russell Ruth Samantha Samuel Sandra
Sebastian Sharon Sheila Simon Sophie Stephanie Stephen Stuart Tamara Teresa Theodore Timothy Vanessa Veronica
Victor Vincent Walter Wendy Yasmin Yusuf Zoe
`
  .trim()
  .split(/\s+/);
