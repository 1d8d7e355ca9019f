/** Begins a rule in JSON, where a line end before it is `\n` and a tab after it is `\t`: `rule name:`. */
const RULE = /(?:\b|\\[nrt])rule(?:\s|\\t)+[\w-]+(?:\s|\\t)*:/;

/** Whether there is the text of a rule anywhere in a message. */
const holdsRule = (message: { readonly type: string }): boolean =>
  message.type === 'rule' || RULE.test(JSON.stringify(message));

/**
 * The language of rules, fetched with the first message that has a rule in it: that message, and those behind it, wait. If it cannot
 * be had, messages go on without it, and the engine reports what it cannot read; the next rule asks again.
 */
export class LateLanguage<Message extends { readonly type: string }> {
  private state: 'away' | 'there' | 'under way' = 'away';
  private waiting: Message[] = [];

  constructor(
    private readonly bring: () => Promise<unknown>,
    private readonly obey: (message: Message) => void,
  ) {}

  take(message: Message): void {
    if (this.state === 'under way') {
      this.waiting.push(message);
      return;
    }
    if (this.state === 'there' || !holdsRule(message)) {
      this.obey(message);
      return;
    }
    this.state = 'under way';
    this.waiting.push(message);
    this.bring().then(
      () => this.goOn('there'),
      () => this.goOn('away'),
    );
  }

  private goOn(state: 'away' | 'there'): void {
    this.state = state;
    const waiting = this.waiting;
    this.waiting = [];
    for (const message of waiting) this.obey(message);
  }
}
