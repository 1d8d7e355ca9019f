/** Value of the parameter `fairness`. */
export const MCR_PLUS = 'mcrPlus';
