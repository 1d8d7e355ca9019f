/** Papers and standards in which several terms are defined. */
export const aal = 'ITU-T I.363.5';
export const cheon = 'Cheon & Panwar 1997';
export const forum = 'ATM Forum TM 4.0';
export const nagata = 'Nagata et al. 2000';
export const rosolen = 'Rosolen et al. 1999';
export const ulku = 'Ülkü 1997';
export const zhu = 'Zhu 1999';

/** Short names of the papers by the ids that links use. */
export const paperNames: Readonly<Record<string, string>> = {
  '000': cheon,
  '001': rosolen,
  '002': nagata,
  '003': zhu,
  '004': ulku,
};
