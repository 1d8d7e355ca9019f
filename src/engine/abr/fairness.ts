/** Value of the parameter `fairness` with which an algorithm works on rates in excess of MCR. */
export const MCR_PLUS = 'mcrPlus';
