/** Roles of what a smoke journey uses. */
export type Role = 'button' | 'combobox' | 'heading' | 'radio' | 'slider';

/** A page of some browser, however it is driven. What is named by role and name is waited for. */
export interface Engine {
  /** Opens an address and waits until the page is ready. */
  open(address: string): Promise<void>;
  /** Value of an expression in the page; promises are awaited. */
  run(expression: string): Promise<unknown>;
  press(role: Role, name: string | RegExp): Promise<void>;
  choose(name: string, value: string): Promise<void>;
  /** Drags a slider down by so many pixels. */
  drag(name: string, down: number): Promise<void>;
  sees(role: Role, name: string | RegExp): Promise<void>;
  close(): Promise<void>;
}
