export const ON_OFF = { true: 'an', false: 'aus' };

/** Im Satz bleibt ein Wort, wie es auf der Karte steht: Hauptwörter sind groß. */
export const inside = (label: string): string => label;
