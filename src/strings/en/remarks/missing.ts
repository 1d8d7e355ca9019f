/** Words that must be there when others are not. */
export const ANSWERS_MISSING =
  'What answers this could not be loaded. Nothing is lost: ask again, or reload the page; its address holds the run.';
