/** Texts that are the same in German. */
export const SAME: readonly RegExp[] = [
  // What papers and standards are called, and headings of Markdown.
  /et al\.$|^\w\. .*"|^### |^(RFC \d+|ITU-T I\.[\d.]+|ATM Forum TM 4\.0)$/,
  /^\p{Lu}[\p{L}&., ]* \d{4}(, in [\p{L}. ]+ \d{4})?$/u,
  // Abbreviations, and other ways to write them.
  /^[A-Z]{2,6}\d?(, [\w+-]+)*$|^AIMD, |^λ, |^max_[cp]$/,
  // Keys, addresses, formats and formulas.
  /^(\?, )?Alt\+|^(Enter|Esc|Tab|Control\+\w+)$|^\??\w+=|^\.\/|^(CSV|SVG|PNG)$|^\(Σ|^CI \{0\}, NI \{1\}$|^impairments\./,
  /^(CI = 1: ACR ← ACR − RDF × ACR|cwnd = ssthresh|Jacobson: SRTT \+ 4 × RTTVAR|cwnd \{0\}, ssthresh \{1\})$/,
  // Units, and words of the field that German has, too.
  /^(\{0\}\s|0 )?(424 bit|ms|us|µs|min|Mb\/s|kB|KB)$|^0–\{0\} KB$|^\{0\}, Mb\/s$|^\{0\} Mb\/s, \{1\} ms$|^\{0\} min \{1\} s$|^en-GB$/,
  /^(1 |\{0\} )?(ABR|ACKs?|ACR|ADTF|CCR|CI, NI|DIR|ER|RTTs?|BECN \(Newman\)|ECN|EFCI|EPD|FRTT|ICR|MCR|Mrm|PCR|PPD|PRCA|TBE|TCP|TCR|TM 4\.0|Trm|VCs?|VS\/VD)( \{0\})?$/,
  /^(TCP |TCP: Tahoe, Reno, NewReno, )?(Cellscope|CUBIC|Nagle|NewReno|Poisson|Reno|SACK|Tahoe)$|^\{0\} · Cellscope$/,
  /^(Backoff|Burst|Codes|Format|Frame|Jain|Link|Scheduler|max|ssthresh|Fairness( \(Jain\))?|Frames|Goodput|Handshake|Hosts?|Name|Pause|Phase|Ports?|Rate|Route|Router|Seeds?|Sender|Snapshots|Switch(es)?|Synchronisation|Tail drop|Timeouts|Version|ideal)$/,
  /^(Host|Seed|Sender|Version) \{0\}(: \{1\}( %)?)?$|^ ?(in|fair) \{0\}$|^ACR \{0\} → \{1\}$|^VC \{0\}, \{1\}, \{2\}$|^Port \{0\} → \{1\}$|^Route: \{0\}$|^PNG, \{0\}x \{1\}$|^Seeds \{0\}: \{1\}\.$/,
  // Words that German has in the sentence, with its plural.
  /^(are|at|(a )?cells?|cells? waits?|cell was|cells were|changes?|credits?|had lost|is|lost|near|on the link|one|pushed out|refused|retransmits?|runs? (is|are)|segments?|segment was|segments were|(TCP )?senders?|takes?|timeouts?|waited|waits?)$/,
  // Names in the program.
  /^(after|atSource|avoid|before|belief|bytes|cells|cells\/s|counter|edited|epd|glued|mergedWithDamaged|handshake|next|number|onLink|ppd|pushedOut|rate|rcd|set|show|step|thin|times|to|windows|yellow-bar)$/,
];
