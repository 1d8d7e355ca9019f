/** A page of the home entry that is text alone. */
export interface ProsePage {
  readonly intro: string;
  readonly sections: readonly {
    readonly title: string;
    readonly entries: readonly { readonly name: string; readonly text: string }[];
  }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}
