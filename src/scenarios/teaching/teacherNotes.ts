/** What a teacher may want to know before a scene is shown to a class. */
export interface TeacherNote {
  /** What to do with it. */
  readonly show: string;
  /** What many believe before, and what the run says to that. */
  readonly belief: string;
  /** What to ask when the questions of the scene are answered. */
  readonly next: string;
  /** What is not true, or only under conditions, however good it sounds. */
  readonly avoid: string;
}

/** Of each built-in scene. */
export const teacherNotes: Readonly<Record<string, TeacherNote>> = {
  'half-empty': {
    show: 'Let the class bet first: is the missing half lost cells, packets sent twice, or silence? Then open the ledger, step to a timeout, and follow one sender through it.',
    belief:
      'Lost cells fill the link with waste. They do not: cells of broken packets take about 1 % of the slots, silence about 53 %.',
    next: 'How many senders does it take until the link is hardly silent? Collect guesses, then add senders: 15, 40.',
    avoid:
      '“Broken packets cost half the link.” Lost cells start the silence, and silence costs. The figure also needs this TCP: without its growth term seg/8 the link is used to 87 %.',
  },
  'one-cell': {
    show: 'Stop at the first refused cell and step cell by cell. Let the class count how many cells of that packet still find a place.',
    belief:
      'If 0.8 % of the cells are lost, 23 % of the packets die. That holds if losses are spread evenly. They come in bursts, and about 3 % die.',
    next: 'What changes for a packet of 192 cells? And if the lost cell is the last one of its packet?',
    avoid: '“Dead cells are why the link is slow.” Here they take 1 or 2 % of it.',
  },
  'whole-frames': {
    show: 'Show RCD, PPD and EPD one after the other and note the useful share: about 61, 68 and 90 %. Then let the class predict the mean queue for a threshold of 100 cells.',
    belief:
      'PPD removes the dead cells. It removes tails only, about 1.3 % of the slots are dead instead of 1.5 %. EPD removes nearly all of them.',
    next: 'How much room above the threshold is enough? Does the length of a packet decide, or the number of senders?',
    avoid:
      '“PPD is always better than RCD.” It is better in the mean; in the network with far senders half of the runs go the other way. And low thresholds are cheap for packets of 500 bytes only.',
  },
  overload: {
    show: 'Let the class draw throughput against load before anything runs, for a link that is offered up to twice what it carries. Then play to the end and lay the drawings next to the use of the link.',
    belief:
      'A link that is offered too much carries what it can. It carries cells at full rate, and hardly a packet: cells of broken packets take their place.',
    next: 'Which packet size would be hit less? And what would senders do that repeat every lost packet?',
    avoid:
      '“Overload alone causes the collapse.” It takes packets of many cells, mixed with each other, and a switch that drops cells. With EPD the same overload leaves the link full of whole packets.',
  },
  'take-turns': {
    show: 'Ask which policy has more timeouts before the numbers are on the screen. Then run EPD and ESPD both to the end.',
    belief:
      'Fewer timeouts mean more goodput. ESPD has more of them, about 76 against 54 from 0.5 s on. They do not coincide, so the link stays busy.',
    next: 'Raise the second threshold to 1,900 cells. Why does most of the gain go?',
    avoid:
      '“ESPD is fair” and “ESPD is the best policy.” Over half a second it is unfair, over 20 s nearly even, and a rare run locks senders out. With NewReno its gain is gone, and with 100 places it carries less than EPD.',
  },
  'be-the-sender': {
    show: 'Let a volunteer drive and the class judge. First run: as much as possible. Second run: as much as possible without taking from the nine.',
    belief:
      'Who sends faster loses more, and so gets less. With any cell refused at random the steady sender loses a smaller share of its packets than TCP does, and gets what it sends.',
    next: 'What would happen if all ten did this? Which rule of the switch would you want then?',
    avoid:
      '“TCP is too slow.” It leaves half of the link empty here, with this buffer, this round trip and this RTO. With NewReno or ESPD it does not.',
  },
  'buffer-dial': {
    show: 'Collect predictions on the board for 100, 500, 2,000 and 16,000 cells. The runs give about 57, 41, 46 and 100 %.',
    belief:
      'A bigger buffer is always better. Room for 500 cells carries less than room for 100. Room for 16,000 loses nothing, and every packet waits 34.5 ms.',
    next: 'Which of these buffers is right for a telephone call, and which for a backup at night?',
    avoid:
      '“Bigger buffers deliver less.” The dip belongs to this TCP: it is small with NewReno and absent without the growth term seg/8. What always holds is that a larger buffer can mean more delay.',
  },
  'loss-paradox': {
    show: 'Show cell loss alone and let the class vote for the best switch. Then show the useful share: about 46, 57, 73 and 98 % for RCD, PPD, EPD and ESPD.',
    belief:
      'Fewer lost cells mean more goodput. ESPD loses about seven times as many cells as RCD and delivers twice the packets.',
    next: 'Build the chain together: which packets do the lost cells hit, which senders, and when?',
    avoid:
      '“Loss is good.” Where losses are equally concentrated, more loss is more loss. RCD, PPD and EPD lose about the same share of cells: do not rank them by it.',
  },
  'other-tcp': {
    show: 'Leave the switch alone and change one line of TCP at a time: NewReno, then no growth term, then a minimum timeout of 1 s. Note the useful share of RCD and EPD each time.',
    belief:
      'The best discard policy is a property of the switch. With NewReno the gain of ESPD is gone. Without the growth term RCD alone carries 87 %.',
    next: 'A paper reports that a policy gains 30 %. What must it print about its TCP before you can repeat that?',
    avoid:
      '“NewReno reverses EPD and ESPD.” Over 100 seeds EPD is ahead in 65, with 1,500-byte packets it is the other way round. The gain is gone, and that is all.',
  },
  'waiting-line': {
    show: 'Ask for the wait at half load, then let the class guess it at nine tenths. Write down the guesses before the formula.',
    belief: 'Nearly twice the load makes nearly twice the wait. It makes nine times the wait.',
    next: 'What would the wait be if cells came in bursts, as packets do? Sources with packetBytes show it.',
    avoid:
      '“The formula gives the delay of a network.” It needs arrivals that are independent of each other; cells behind another queue, or of TCP, are not.',
  },
  'many-senders': {
    show: 'Collect predictions of the useful share for 10, 50 and 200 senders. The runs give about 47, 78 and 87 %. Then ask where the other 13 % are.',
    belief:
      'Twenty times the senders mean more congestion, so less gets through. Nearly twice as much gets through: an overflow no longer stops all of them at once.',
    next: 'Set 400 senders. One packet of each fits into the network now. What do their windows and timers do?',
    avoid:
      '“With many senders the policy does not matter.” The link is busy under any policy, but without one that thinks in packets 9 % of its slots carry cells of broken packets.',
  },
  'long-short': {
    show: 'Ask for the best rate of a far sender alone before any share is on the screen. Then compare the two groups under EPD and ESPD.',
    belief:
      'Equal windows and equal rules give equal shares. But a window is sent once per round trip, and it grows once per round trip.',
    next: 'Shorten the long link to 1 ms. What is left of the difference?',
    avoid:
      '“ESPD makes it fair.” It raises a far sender from about 0.8 to 2.6 Mb/s, still far below an equal share. RCD and PPD cannot be ranked here: single runs differ too much.',
  },
  'far-near': {
    show: 'Note the shares in one queue, 36 and 64 %. Choose round robin, wait until both are at 50 %, and look where the near sender waits now.',
    belief:
      'Unfair shares come from losses. Not one cell is lost here: both send a window per round trip, and the round trips differ.',
    next: 'What does a window of 48 KB change for packets of 9,140 bytes? And an acknowledgement for every packet?',
    avoid:
      '“Round robin shortens the delay” and “round robin makes TCP fair.” It raises the delay of the near sender, and packets of 9,140 bytes stay unfair.',
  },
  capture: {
    show: 'Show the dials first: the link full, hardly a loss, a steady delay. Let the class call it healthy. Then show what each sender delivers.',
    belief:
      'A full link with hardly any loss is a healthy network. Here one of ten senders has all of it, and Jain’s index is 0.10.',
    next: 'Choose round robin before a cap. Why does a perfect scheduler not help?',
    avoid:
      '“Tail drop locks senders out.” This needs a window larger than the buffer, an access link as fast as the port, and short distances. With a larger buffer it is gone.',
  },
  'unarmed-weights': {
    show: 'Ask what weights of 1 : 2 : 3 : 4 should give. Show four equal losses of 50 %, then the buffer, which is full of one colour. Then keep 5 % for each source.',
    belief:
      'A larger weight means a larger share, and equal loss is fair. The scheduler chooses only among cells that have found a place.',
    next: 'Five sources offer 1,000 to 8,000 cells/s. Is equal loss fair, or equal service? Let two groups argue.',
    avoid:
      '“WFQ does not work.” It keeps its promise to the cells that wait. The buffer has to keep the other half of it.',
  },
  cheat: {
    show: 'Let the class say who should lose cells before it runs. Then show the losses of all four under tail drop, and switch to UPC.',
    belief:
      'A switch that is not overloaded on paper loses nothing. Contracts fit the link, and one sender that breaks its own makes all others pay.',
    next: 'A sender that is late sends its cells close together. How large must τ be so that an honest one loses nothing?',
    avoid:
      '“UPC makes a network fair.” It holds each VC to what it asked for. Who may ask for how much is decided before, at admission, which is not simulated here.',
  },
  'five-classes': {
    show: 'Choose one shared buffer and watch CBR lose cells, then give each class its own again. Which of the two decides about loss: the turn, or the place?',
    belief: 'Priority protects from loss. It protects from waiting: a cell without a place is never served.',
    next: 'Which class needs the most places? Let the class order all five before it looks.',
    avoid:
      '“An empty buffer is wasted.” Free places are the price of no loss. The sources of this scene are ours: do not quote its figures as results of Zhu or Ülkü.',
  },
  'max-min': {
    show: 'Let the class divide both links by hand. Many give S3 and S4 a half each; ask who uses what S3 cannot.',
    belief:
      'Fair means the same for all on a link. Max-min fair means that no VC can get more without taking from one that has less.',
    next: 'What happens to the four shares if S2 ends? Change it and see how long each algorithm takes.',
    avoid:
      '“Max-min is the fair way.” It is one: a network could as well earn more in total by giving S3 nothing.',
  },
  'beat-down': {
    show: 'The last two links are full, so nothing looks wrong. Let the class find the slow VC, then show its allowed rate next to its fair share.',
    belief:
      'One bit treats all VCs alike. An RM cell that crosses three switches is marked nearly three times as often, and its VC is allowed about a quarter of its share from 0.15 to 0.3 s, on the mean of ten seeds.',
    next: 'Raise the delay between the switches to 0.5 ms. The order changes: which explanation survives that?',
    avoid:
      '“Beat-down hits the long path.” It does in a LAN with these parameters. From about 0.5 ms per link it is the other way round.',
  },
  'exact-rates': {
    show: 'Start just before 60 ms, when three VCs begin. Compare how each algorithm finds the new rates: EPRCA swings around them, ERAA has them within a few ms.',
    belief:
      'Right in the mean is right. The mean rates of EPRCA are right, its rates at a moment are not, and a buffer feels the moment.',
    next: 'What must a switch remember for each VC? What if it has 10,000 of them?',
    avoid:
      '“EPRCA is max-min fair.” It is, in the mean and in the LAN; on links of 1 ms a VC can have a fifth less than its share. “ERAA needs no buffer.” It needs little, once its rates are settled.',
  },
  'back-pressure': {
    show: 'Ask where the queue will be when four VCs join the last link. Then step through the ports from the last to the first.',
    belief:
      'A full link at the end must lose cells or tell the source a rate. It does neither: places that are not given back stop the switch before, and at last the source.',
    next: 'Double the delay of all links. How many places are needed then, and who pays for them in a network of thousands of VCs?',
    avoid:
      '“Credit makes a queue at one VC block the others.” That is so with common places. Here each VC has its own.',
  },
  'lost-news': {
    show: 'Ask what a driver should do when the traffic radio falls silent. Then run EFCI with lost RM cells, and PRCA with the same losses.',
    belief:
      'Losing RM cells makes control slower. With negative polarity it turns control off when it is needed most.',
    next: 'On which links do RM cells meet congestion themselves? What if they are served first?',
    avoid:
      '“PRCA is better.” It fails on the safe side: the network is calm and nearly empty. TM 4.0 is a compromise of both.',
  },
  'not-free': {
    show: 'Let the class compute the peak first: 52,364 cells/s too many until the first source is slowed down. Then play from 20 ms and compare.',
    belief:
      'Explicit rates need no buffers. While the news is under way the old rates are still sent: about 890 cells wait at sw0, and 1,571 at sw1.',
    next: 'A source without rate control takes 100,000 cells/s of the last link. Which slope does the queue have under ERAA?',
    avoid:
      '“ERAA is wrong.” It is exact about what it knows, and the rate of the link is typed in. “Explicit rates fail over long links.” The queue has a bound, and with λ below 1 it drains.',
  },
  'idle-share': {
    show: 'Ask which algorithm agrees first and which file ends last. Play from 0.13 s and watch the allowed rates when the first file ends.',
    belief:
      'Agreeing sooner means finishing sooner. ERAA agrees within 2 ms, and its last file ends at 0.224 s instead of 0.189 s.',
    next: 'Let ERAA forget a VC after 1 ms of silence. What can go wrong where files pause?',
    avoid:
      '“Relative marking is faster.” How fast depends on the phase in which its sources start, and its row of the paper is not reproduced here.',
  },
  'early-warning': {
    show: 'Watch the queue under EPD and under ATM-RED before any number is on the screen. Then raise the chance of the coin and ask what that costs.',
    belief:
      'RED is always better. It carries the most in this network and is only third in the mesh. What it has everywhere is the shortest queue.',
    next: 'Which policy does the operator of a mesh want, and which a user at its edge?',
    avoid:
      '“The averaging makes RED work.” Weights from 0.0001 to 1 move the use of the link by 2 points. The first ssthresh of TCP moves it more than any policy.',
  },
  'front-drop': {
    show: 'Follow the news of a loss: how long does it take to the sender if the newest cell goes, and if the oldest goes? Then count timeouts.',
    belief:
      'Fewer lost cells mean fewer lost packets. CCD loses a tenth of the cells that EPD loses, and twice as many packets: one cell from each of ten.',
    next: 'Set tcp.slowTickMs=100. What is a saved timeout worth now?',
    avoid:
      '“CCD beats EPD.” It has about half the timeouts. That pays where timeouts are dear: 96 against 90 % with ticks of 500 ms, equal with 100 ms. Quote nothing at light overload, where the order depends on the timer.',
  },
  'in-step': {
    show: 'Let the queue rise to its threshold under EPD and count the refused packets of one sender. Then the same under CCD: one cell, and the queue rises on.',
    belief:
      'The policy that knows packets must be better for TCP. It spares the link useless cells, and takes so many packets of one window that no sender can repair them.',
    next: 'Give each sender a delay of its own. What becomes of the ten packets, and what of the one cell?',
    avoid:
      '“One lost cell is enough.” It is while the cells of all senders take turns at the head: a sender whose cell is spared sends on.',
  },
  coupled: {
    show: 'Do the arithmetic on the board first: rate times round trip in segments, rounded down. Then compare when the files end, coupled and with TCP alone.',
    belief:
      'A TCP that knows its exact rate must do better. As proposed it takes about 40 % longer here: a window of one segment stops and waits.',
    next: 'Take k = 2, the shortest round trip and at least 3 segments. Where is the queue now?',
    avoid:
      '“The proposal was wrong.” Its author never ran it, and with links of 20 ms files take a third less time. State the condition with the result.',
  },
};
