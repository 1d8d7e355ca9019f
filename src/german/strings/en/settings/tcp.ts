import type { SettingSection } from '../../../../strings/en/settings/words.ts';
import { ON_OFF } from './words.ts';

/** Jeder Schlüssel von `tcp` in einem Szenario. */
export const tcpSections: readonly SettingSection[] = [
  {
    title: 'TCP: Fenster',
    settings: {
      congestionControl: {
        label: 'Überlast\u00adkontrolle',
        help: 'Wie der Sender auf Verluste antwortet und sein Fenster wachsen lässt.',
        options: {
          tahoe: 'Tahoe',
          reno: 'Reno',
          newreno: 'NewReno',
          sack: 'SACK: der Empfänger meldet auch, welche Daten er hat',
          'timeout-only': 'nur Timeout: kein Fast Retransmit',
          cubic: 'CUBIC',
        },
      },
      windowBytes: {
        label: 'Empfänger\u00adfenster',
        help: 'So viele Bytes nimmt der Empfänger ohne Quittung an. Über 65.535 braucht es Window Scaling.',
      },
      initialWindowSegments: { label: 'Anfangs\u00adfenster', help: 'Fenster einer neuen Verbindung.' },
      initialSsthreshBytes: {
        label: 'Anfangs-ssthresh',
        help: 'Hier endet Slow Start einer neuen Verbindung. 0: Er geht bis zum Fenster oder zum ersten Verlust weiter.',
        zero: 'keiner',
      },
      growthDivisor: {
        label: 'Wachstums\u00adteiler',
        help: 'Congestion Avoidance addiert je ACK seg × seg / cwnd + seg / Teiler. 0: kein zweites Glied.',
        zero: 'keiner',
      },
      slowStartAtSsthresh: {
        label: 'Bei ssthresh',
        help: 'Bei cwnd = ssthresh: Slow Start oder Congestion Avoidance. RFC 5681, Abschnitt 3.1, erlaubt beides.',
        options: { true: 'Slow Start', false: 'Congestion Avoidance' },
      },
      byteCountingLimit: {
        label: 'Byte\u00adzählung',
        help: 'RFC 3465: Das Fenster wächst nach quittierten Bytes, in Slow Start um höchstens so viele Segmente je ACK. 0: nach ACKs.',
        zero: 'aus',
      },
      dupAckThreshold: {
        label: 'Doppelte ACKs',
        help: 'So viele doppelte ACKs lösen ein Fast Retransmit aus.',
      },
      growthAfterRecovery: {
        label: 'Nach Recovery',
        help: 'Das ACK, das Recovery beendet, öffnet das Fenster auch um einen Schritt, wie in Net/3. RFC 5681 setzt nur cwnd auf ssthresh.',
        options: { true: 'ein Schritt mehr', false: 'cwnd = ssthresh' },
      },
      limitedTransmit: {
        label: 'Limited Transmit',
        help: 'RFC 3042: Jedes der ersten zwei doppelten ACKs erlaubt ein neues Segment.',
        options: ON_OFF,
      },
      ecn: {
        label: 'ECN',
        help: 'RFC 3168: Ein Frame mit EFCI bekommt die Markierung CE, und der Sender halbiert sein Fenster einmal je Fenster.',
        options: ON_OFF,
      },
    },
  },
  {
    title: 'TCP: Timer',
    settings: {
      minRtoMs: { label: 'Kleinster RTO', help: 'Der Timeout ist nie kürzer.' },
      maxRtoMs: { label: 'Größter RTO', help: 'Der Timeout ist nie länger.' },
      initialRtoMs: { label: 'Anfangs-RTO', help: 'Timeout, bevor der erste Umlauf gemessen ist.' },
      rtoEstimator: {
        label: 'RTO aus',
        help: 'Wie der Timeout aus gemessenen Umläufen folgt.',
        options: { rfc793: 'RFC 793: 2 × geglättete RTT', jacobson: 'Jacobson: SRTT + 4 × RTTVAR' },
      },
      rttGain: { label: 'RTT-Gewicht', help: 'Gewicht einer neuen Probe in der geglätteten Umlaufzeit.' },
      rttDeviationGain: {
        label: 'Abweichungs\u00adgewicht',
        help: 'Gewicht einer neuen Probe in der mittleren Abweichung der Umlaufzeit.',
      },
      rtoBackoff: {
        label: 'Backoff',
        help: 'Der Timeout verdoppelt sich, so oft der Timer für dasselbe Segment wieder abläuft.',
        options: ON_OFF,
      },
      timers: {
        label: 'Körnung',
        help: 'Ideale Timer sind exakt. Bei groben Timern, wie in BSD, geschehen Timeouts und verzögerte ACKs an Ticks des Hosts.',
        options: { ideal: 'ideal', coarse: 'grob: in Ticks' },
      },
      slowTickMs: {
        label: 'Langsamer Tick',
        help: 'Grobe Timer: Timer für Wiederholungen laufen in diesen Ticks.',
      },
      fastTickMs: { label: 'Schneller Tick', help: 'Grobe Timer: Verzögerte ACKs gehen an diesen Ticks ab.' },
    },
  },
  {
    title: 'TCP: Empfänger und Segmente',
    settings: {
      ackEvery: { label: 'ACK je', help: 'Der Empfänger quittiert jedes n-te Segment.' },
      delayedAckMs: { label: 'Verzögertes ACK', help: 'Eine wartende Quittung geht nach dieser Zeit ab.' },
      ackOutOfOrder: {
        label: 'ACK sofort',
        help: 'Welche Segmente ohne Wartezeit quittiert werden. RFC 5681, Abschnitt 4.2: jedes, das außer der Reihe kommt oder eine Lücke füllt.',
        options: {
          immediate: 'außer der Reihe oder Lücke füllend',
          'fills-delayed': 'nur außer der Reihe',
          delayed: 'keine',
        },
      },
      headerBytes: { label: 'Header', help: 'TCP- und IP-Header jedes Segments.' },
      handshake: {
        label: 'Handshake',
        help: 'SYN, seine Antwort und der letzte Schritt, je ein Frame, vor dem ersten Segment.',
        options: ON_OFF,
      },
      windowScaling: {
        label: 'Window Scaling',
        help: 'RFC 1323: Das Fenster darf größer als 65.535 Bytes sein.',
        options: ON_OFF,
      },
      timestamps: {
        label: 'Zeit\u00adstempel',
        help: 'RFC 1323: 12 Bytes mehr in jedem Segment, und eine Messung der Umlaufzeit mit jedem ACK neuer Daten.',
        options: ON_OFF,
      },
      nagle: {
        label: 'Nagle',
        help: 'RFC 896: Das kurze Ende einer Datei wartet, bis alles davor quittiert ist.',
        options: ON_OFF,
      },
      swsAvoidance: {
        label: 'SWS-Vermeidung',
        help: 'RFC 1122: Das Fenster schneidet kein Segment kürzer.',
        options: ON_OFF,
      },
    },
  },
];
