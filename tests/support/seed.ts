import fc from 'fast-check';

/** Properties draw the same cases each time; `CELLSCOPE_SEED=random` looks for new ones, a number repeats a failure. */
const wanted = process.env.CELLSCOPE_SEED ?? '1997';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
