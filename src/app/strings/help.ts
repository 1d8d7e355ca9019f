/** The list of keys; it comes with its dialog, after the first load. */
export const helpTexts = {
  rows: [
    ['Alt+K', 'play or pause'],
    ['Alt+→', 'step on, by what the step button names'],
    ['Alt+←', 'step back'],
    ['Alt+Shift+→', 'next drop'],
    ['Alt+Shift+←', 'drop before'],
    ['Page Down, Page Up', 'step on, step back (projector; a presentation remote sends them)'],
    ['Alt+Z, Ctrl+Z', 'undo a change'],
    ['Alt+Shift+Z', 'redo'],
    ['Alt+F', 'twin from here'],
    ['Alt+V', 'twins overlaid, side by side, queues, windows'],
    ['Alt+B', 'bookmark here'],
    ['Alt+P', 'projector theme and back'],
    ['Alt+C', 'curve of the policy, where it has one'],
    ['Alt+S', 'share: link, QR code, file'],
    [
      'Alt+L',
      'projector: buffer or lanes in the place of drop list and windows; under rate control: sequence numbers; and back',
    ],
    ['Tab', 'through panels and controls, top to bottom'],
    ['← →', 'on a plot: move the cursor; on a slider: a twentieth of its range'],
    ['Shift+← →', 'on a slider: a hundredth of its range'],
    ['+ −', 'on a plot: zoom about the cursor'],
    [
      'Enter',
      'on a plot: why the event nearest to the cursor came about; then ← → through the events, Esc back',
    ],
    ['?', 'with Alt: this list'],
  ],
  link: 'Everything you set is in the address: scenario, seed, each change with its time, the play head.',
};
