/** Prints a page on the paper of the printer; other pages print as large as they are on the screen (`theme/print.ts`). */
export function keepOnPaper(): () => void {
  const paper = new CSSStyleSheet();
  paper.replaceSync('@page{size:auto;margin:11mm}');
  const prepare = (): void => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  };
  addEventListener('beforeprint', prepare);
  return () => removeEventListener('beforeprint', prepare);
}
