/**
 * Widths of a window at which pages without a stage change, rem: a phone is narrower than `tablet`, a `wide` one has three columns.
 * Style sheets ask by `(width < 48rem)`, `(width >= 48rem)` or `(48rem <= width < 60rem)` and no other way, so that all of them
 * change at the same pixel; a test compares. A part that asks for its own width has a container, a stage `stageSize.ts`.
 */
export const WIDTHS = { tablet: 48, desk: 60, wide: 80 } as const;

export const PHONE = `(width < ${WIDTHS.tablet}rem)`;
