/**
 * Text that packed links of version 1 may refer back to instead of repeating it, most frequent last. It is a part of
 * that version: a letter changed here breaks every packed link ever copied. A better one begins a new version.
 */
export const DICTIONARY_1 =
  '"description":"","subtitle":"","source":"","arrivals":[{"pool":[],"callsPerSecond":"holding":' +
  '"impairments":{"":{"lossProbability":"losses":[{"vc":"frame":"cell":"of":"acks"' +
  '"ties":"shuffled","seed":1,"aal5":{"overheadBytes":8},"policies":{"epd":{"threshold":' +
  '"stage":{"port":"S2>S3","startS":0,"startAt":{"epoch":1,"offsetMs":-25},"viewS":[0,1],"msPerSecond":10,' +
  '"hook":"","ask":[""]}"kind":"router","bufferPackets":0}"kind":"ethernet"' +
  '"backRateMbps":"cdvUs":"idealMbps":"serviceClass":"cbr","rt-vbr","nrt-vbr","abr","ubr","weight":"share":{"min":0,' +
  '"max":1}"schedulerParams":{"allocationParams":{"scheduler":"wfq","round-robin","priority","fifo",' +
  '"allocation":"dynamic","caps","partition","shared","kind":"poisson","deterministic","on-off","vbr","scripted",' +
  '"peakCellRate":"cellsPerSecond":"meanOnMs":"meanOffMs":"startMs":"file-tcp","fileBytes":' +
  '"congestionControl":"newreno","tahoe","reno","sack","headerBytes":40,"initialWindowSegments":1,' +
  '"initialSsthreshBytes":0,"dupAckThreshold":3,"maxRtoMs":64000,"initialRtoMs":3000,"rtoEstimator":"jacobson",' +
  '"rfc793","rtoBackoff":true,"ackEvery":2,"delayedAckMs":200,"timers":"coarse","ideal","handshake":true,' +
  '"timestamps":true,"windowScaling":true,"nagle":false,"limitedTransmit":false,"windowBytes":65535,"minRtoMs":' +
  '"measure":{"fromS":0,"toS":"run":{"durationS":3},"tcp":{"ports":{"default":{"bufferCells":2000,' +
  '"policy":"espd","params":{"th1":1920,"th2":1000,"threshold":1500,"minTh":"maxTh":"maxP":"policy":"epd"}},' +
  '"o":["tcp.minRtoMs",1000,"run.durationS",5,"measure.fromS",0.5,"measure.toS","links.*.delayMs",' +
  '"vcs.*.source.packetBytes",{"d":{"version":1,"id":"my-scenario","title":"","nodes":[{"id":"A1","kind":"host"},' +
  '{"id":"S1","kind":"switch"},{"id":"S2","kind":"switch"},{"id":"D1","kind":"host"}],"links":[{"a":"A1","b":"S1",' +
  '"rateMbps":155.52,"delayMs":1},{"a":"S1","b":"S2","rateMbps":155.52,"delayMs":1}],"vcs":[{"id":1,"path":["A1",' +
  '"S1","S2","D1"],"source":{"kind":"greedy-tcp","packetBytes":512}},{"id":2,"path":["A2","S1","S2","D2"],' +
  '"source":{"kind":"greedy-tcp","packetBytes":1500}}]' +
  '{"e":[["policy","policy.th1","policy.th2","policy.threshold","buffer","scheduler","allocation",' +
  '"ports.S2>S3.policy.th1"],[0,0,1000000000],[0,1,1],["espd",1900,"epd",1500]]}';
