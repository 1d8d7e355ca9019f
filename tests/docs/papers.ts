/**
 * Numbers and titles of the sections of the five papers, and the numbers of their tables, figures and equations, as
 * facts to test citations against. `author` is how this project names a paper.
 */
export interface Paper {
  readonly id: string;
  readonly author: RegExp;
  /** One section a line: number, title. */
  readonly sections: string;
  readonly tables: readonly string[];
  readonly figures: readonly string[];
  readonly equations: readonly string[];
}

/** `numbers(4, 10)` is 4.1 to 4.10; `numbers(0, 3)` is 1 to 3. */
const numbers = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, n) => (chapter === 0 ? `${n + 1}` : `${chapter}.${n + 1}`));

export const PAPERS: readonly Paper[] = [
  {
    id: '000',
    author: /Cheon/,
    sections: `
1 Introduction
2 Simulation Network and Parameters
3 Packet Discard Schemes
3.1 Partial Packet Discard(PPD)
3.2 Early Packet Discard(EPD)
3.3 New Scheme: Early Selective Packet Discard(ESPD)
4 Simulation Results and Analysis
4.1 RCD, PPD and EPD
4.1.1 Sustained Congestion Periods
4.1.2 Synchronized TCP Window Expansion and Shrinkage
4.2 Improvements of ESPD over RCD, PPD and EPD
4.2.1 Triggering TCP Timeout Selectively
4.2.2 Breaking TCP Synchronization
4.2.3 Increased Effective Throughput
5 Conclusions and Future Work
`,
    tables: numbers(0, 5),
    figures: numbers(0, 12),
    equations: [],
  },
  {
    id: '001',
    author: /Rosolen/,
    sections: `
1 Introduction
2 Cell discard strategies
2.1 Early Packet Discard (EPD)
2.2 Fair Buffer Allocation (FBA)
2.3 Random Early Detection (RED)
2.3.1 ATM-oriented implementation
3 Simulations
3.1 Environments
3.1.1 Direct access on a single-bottlenecked ATM network
3.1.2 Asymmetrical access on a single-bottlenecked ATM network
3.1.3 Direct access on a GFC-shaped ATM network
3.1.4 Asymmetrical access on a GFC-shaped ATM network
3.1.5 Router access on a single-bottlenecked ATM backbone
3.1.6 Asymmetrical router access on a single-bottlenecked ATM backbone
3.1.7 Router access on a GFC-shaped ATM backbone
3.1.8 Asymmetrical router access on a GFC-shaped ATM backbone
3.1.9 Satellite environments
3.2 Parameters
3.3 Evaluation criteria
3.3.1 Throughput and efficiency
3.3.2 Fairness
4 Results
4.1 Overview
4.2 End-to-end ATM architecture
4.2.1 Direct access on a single-bottlenecked ATM network
4.2.2 Single-bottlenecked ATM network with a GEO satellite link
4.2.3 Asymmetrical access on a single-bottlenecked ATM network
4.2.4 Direct access on a GFC-shaped ATM network
4.3 IP-based architecture
4.3.1 Router access on a single-bottlenecked ATM backbone
4.3.2 Router access on a GFC-shaped ATM backbone
5 Conclusions
6 Acknowledgements
`,
    tables: numbers(0, 5),
    figures: numbers(0, 21),
    equations: numbers(0, 5),
  },
  {
    id: '002',
    author: /Nagata/,
    sections: `
1 Introduction
2 Relationship between number of discarded packets and TCP throughput
3 Proposed CCD method
3.1 Overview
3.2 Calculation of parameters
3.3 Procedure and effectiveness of CCD
3.4 Robustness of CCD
4 Simulations
4.1 Model
4.2 Results and discussion
5 Conclusion
`,
    tables: ['1'],
    figures: [
      ...numbers(0, 8),
      ...['5-1', '5-2', '5-3', '5-4', '5-5', '5-6', '5-7', '5-8'],
      ...['6-1', '6-2', '6-3', '6-4', '6-5', '6-6'],
      '8-1',
      '8-2',
      '8-3',
    ],
    equations: numbers(0, 15),
  },
  {
    id: '003',
    author: /Zhu/,
    sections: `
1 Introduction
1.1 The Asynchronous Transfer Mode (ATM) Protocol
1.2 The Internet Protocol (IP)
1.3 The Transmission Control Protocol (TCP)
1.4 TCP over ATM
1.5 Simulation
1.6 Research Motivation and Objectives
1.7 Thesis Outline
2 Review of Related Work
2.1 Per-VC Queueing and Fair Queueing Schemes
2.1.1 Fair Queueing
2.1.2 Weighted Fair Queueing
2.2 Buffer Management for QoS Provisioning
2.3 Packet-level Discard
2.3.1 Partial Packet Discard
2.3.2 Early Packet Discard
2.3.3 Early Selective Packet Discard
2.4 Research Problems
2.5 Summary
3 Model Design and Implementation
3.1 SimKit
3.1.1 SimKit Application Programming Interface
3.1.2 Simulation Execution Phases
3.2 ATM-TN
3.2.1 ATM-TN Architecture
3.2.2 ATM Network Model
3.2.3 ATM Traffic Model
3.2.4 ATM Modeling Framework
3.3 Per-VC Queueing
3.3.1 Original Scheme without Per-VC Queueing
3.3.2 Scheme with Per-VC Queueing
3.4 Dynamic Buffer Allocation
3.5 Weighted Fair Queueing
3.6 Partial Packet Discard
3.7 Early Packet Discard
3.8 Summary
4 Model Validation
4.1 Qualitative Validation for Per-VC Queueing
4.1.1 Network Topology
4.1.2 Performance Metrics
4.1.3 Simulation Results
4.1.4 Different Seeds
4.2 Quantitative Validation for Per-VC Queueing
4.2.1 Simulation Configuration
4.2.2 Experiment 1: FIFO
4.2.3 Experiment 2: Round Robin
4.2.4 Experiment 3: Round Robin with Buffer Management
4.2.5 Experiment 4: WFQ
4.3 Summary
5 Experimental Results and Analysis
5.1 Experimental Design
5.1.1 Scenario 1: The 10 TCP Sources Configuration
5.1.2 Scenario 2: The 2 TCP Sources Configuration
5.2 Performance Metrics
5.2.1 Aggregate Effective Throughput
5.2.2 Fairness Index
5.2.3 Cell Loss Ratio
5.2.4 Packet Loss Ratio
5.2.5 Average Sender Window Size before Timeout
5.2.6 Average Minimum Round-Trip Time
5.3 Effect of Early Packet Discard
5.4 Effect of Per-VC Queueing
5.5 Effect of Early Packet Discard and Per-VC Queueing
5.6 Effect of Buffer Management
5.7 Summary
6 Conclusions and Future Work
6.1 Summary
6.2 Thesis Contributions
6.3 Conclusions and Suggestions
6.4 Future Work
6.4.1 Simulation Model Enhancement
6.4.2 Further Performance Study
`,
    tables: [...numbers(4, 10), ...numbers(5, 9)],
    figures: [...numbers(1, 3), ...numbers(2, 1), ...numbers(3, 5), ...numbers(4, 7), ...numbers(5, 13)],
    equations: ['3.1', '3.2', '5.1'],
  },
  {
    id: '004',
    author: /Ülkü/,
    sections: `
1 Introduction
1.1 Asynchronous Transfer Mode
1.2 Service Categories
1.3 Congestion Control
1.3.1 Efficiency
1.3.2 Fairness
1.4 TCP
1.5 Synopsis and Organization
2 Background on ABR Congestion Control
2.1 Evolution of the Congestion Control Framework for the ATM ABR Service
2.1.1 Credit Based Congestion Control Proposal
2.1.2 Rate Based Congestion Control Schemes
2.1.3 Integrated Proposal
2.2 ABR Congestion Control in the ATM Forum Traffic Management Specification V. 4.0
2.2.1 Source End System Behavior
2.2.2 Switch Behavior
2.2.3 Destination End System Behavior
3 Simulation Models
3.1 Source End Systems
3.2 Switches
3.3 Destination End Systems
4 Evaluation of Rate Allocation Algorithms
4.1 Binary Schemes and Their Deficiencies
4.2 Enhanced Proportional Rate Control Algorithm (EPRCA)
4.3 Efficient Rate Allocation Algorithm (ERAA)
5 TCP/IP Performance Over ABR
5.1 Issues on TCP/IP over ATM
5.2 Large File Transfer
5.3 Coupling TCP and ABR Control Algorithms
6 Concluding Remarks and Future Directions
`,
    tables: ['2.1', '3.1', ...numbers(4, 4), ...numbers(5, 3)],
    figures: ['1.1', ...numbers(2, 4), ...numbers(3, 4), ...numbers(4, 16), ...numbers(5, 9)],
    equations: [...numbers(4, 5), '5.1'],
  },
];
