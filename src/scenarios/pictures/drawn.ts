// Written by `npm run thumbnails`.
import type { Picture } from './picture.ts';

export const DRAWN: Readonly<Record<string, Picture>> = {
 "half-empty": {
  "of": "f3afa087",
  "queue": "eeccbacbbbcccdddddfjmquxAEILOOOOdaaaaaaaaaaaaaaaaabbacbaaabbabbbabbbbcbccdfffhmquyCFIMOOOOdaaaaa",
  "drops": "28+3 86+4",
  "use": "soyvqtAyuxHCAGLILOOOOOOOOOOOOOONmkbccbbccdcffjkmklkmlllnkonoqqsvsxyAACEIGINMOOOOOOOOOOOOOOkgbaaa"
 },
 "one-cell": {
  "of": "f18afc60",
  "queue": "zzBCDEFFGGHIJJKLLMNNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOO",
  "drops": "21+3 27+61 92+1 94+2",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "whole-frames": {
  "of": "093600b8",
  "queue": "onnmllmnnopqrstuvwxyzBDEFGHIJKLMMNMMMMMNNMMMMMMNMMMMMMNNMNMNNMNNMMMNMMNMMNNNNMMLLLLKKJLMMMMLLJJH",
  "drops": "32+3 38+41 90+1",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "take-turns": {
  "of": "f5da6151",
  "queue": "aaaaaaaaaabbchpJNOOoaaaaaaaaaaaabccbbccbbaaaaaaaabaaabbbbcccdbcddeehlptwAEHKNONNyaaaaaaaaaaabbbc",
  "drops": "16+3 76+3",
  "use": "bbabdffhiottANOOOOOwjbaaaaaabbcfjjhoooknonhlllhnqomrutpxBxxDGEFNKMOOOOOOOOOOOOOOMrqrrqvxwuABFFFL"
 },
 "buffer-dial": {
  "of": "eefcc522",
  "queue": "aaaaaaaaabefkBOOObaaaaaaaaaabbbbbbabbbbcddccffeffhihgipvFOOOaaaaaaaaaaaaaabbaaaaaaabbbbbbbccddef",
  "drops": "14+3 57+3",
  "use": "bbabdffhiottANOOEhdaaaaaabbegipopnlnnnnrrqswwxvDCDFJJKNOOOOGiebaaaaaabcdginojiiljklnnopussuzyyCF"
 },
 "loss-paradox": {
  "of": "91d849cc",
  "queue": "aapOObcNODMNsMJEOvzFNMNuNJrKMNJENyMNNxBNNtCMNMxOKwNywINqhBMMNNKNMFNCNNKNDMNIMKMNLMNOOsLOzOHacgip",
  "drops": "3+3 7+2 11+1 13+2 16+1 20+1 22+4 28+3 32+1 35+2 39+2 43+3 47+4 54+1 58+1 60+7 68+4 73+4 78+2 81+11",
  "use": "biCOLCFNOOOOOOOOOMOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOOOOJNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOHCEKOO"
 },
 "other-tcp": {
  "of": "f01074ff",
  "queue": "kmoruvyACFGJLNNONNMBkaaaaaaaaaaaaaaaaaabbbbcccecedefhjlnqsvxzBDGJKMNNNNNEkaaaaaaaaabababacacccdb",
  "drops": "14+4 67+4",
  "use": "OOOOOOOOOOOOOOOOOOOOIovmpsrtrwrzqCuCxFzIBLCNHLMKONOOOOOOOOOOOOOOOOOOOOOOOBuumgmqlviyjBiFiDqBwzCy"
 },
 "long-short": {
  "of": "f092a9c8",
  "queue": "aaaaaaaabiNOFaaaaaaaaaaabfcbaaaaaaaaaaaadabbcbikcfknwONaaaaaaaaaaaaacaaahhfibaaGtyfaaKOskaaabaaa",
  "drops": "10+2 53+1 86+1",
  "use": "aaaccdhlwGOOlaaaaabaaaacdoilefcgehfijlmmrqutAyFFJNOOOOEmacagebfcabqdoghhvpotoorOxJzBEKOAqlgnykjm"
 },
 "far-near": {
  "of": "101a010b",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbddeffjjlpppsusqvwuuwvuuuuuuuuuuuuuuuuuuuuuuuuu",
  "drops": "",
  "use": "aaaaaaaaaaaaaaaaaaaaaaaaaaafkOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "capture": {
  "of": "b26d2673",
  "queue": "aaaaaaaaaaabbbbbgHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "18+2 21+1 24+1 28+1 39+1 42+1 47+1 60+1 64+1 86+1",
  "use": "aaaaaaazMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "unarmed-weights": {
  "of": "8620fad9",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "five-classes": {
  "of": "de5550ef",
  "queue": "invEEIIGEEEEEEDFDEEDEEEEEEEEEIIHFEDEEEEEEEEEEEEEDEEEEJJHFDGDCEFFEEEEEEEEEEEEFOOMJHFEEEEEEEEEEEED",
  "drops": "3+93",
  "use": "MMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "beat-down": {
  "of": "76fffd91",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapCMOMFugjuDGFyoektBBypeltzzulgpwzyrginstqhmoojhl",
  "rates": {
   "1": "uNNNNNNNNNNNNNNNNKJJCHBCCCCxAAAAuplkrrolioomjjooljihgfeiiihhffegggffeeggffeegiihgffegggfeeddddff",
   "2": "iiiiiiiiiiiiiiiinnppoqorrttsuuwwrnkjqqnkiqqnkjooljhqJNIFIApINNzNNztNNIGGvxNNxFFtBNNwKKuFNNBNNCNN",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjjooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjhooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihknljjmm",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm"
  }
 },
 "exact-rates": {
  "of": "1b887926",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaamzGMOONLHCvvwvsrojlvzzyurrssrojlwEFFDztnnnmjioswCEEBwsvwvtpkoooo",
  "rates": {
   "1": "ljlljjloojjjjlllllloojllljjllloojjjhhgggfffiiggggiiiggfiiggggiikkkgggiiigggilllhhhggiiiggggiiigg",
   "2": "ojloojllllljjjlnnjllljlljjjllloojjloqvxEJMqvAAsxCHHopuzEGoqvzEHpnnrtyFKKqtyCConmrtyFIpqvxEHtvvvx",
   "3": "ljlljjloommjjllllljllloojjjloolljjjhhhgggfiiiggggikkkgfiiiggggikkkgggfiigggilllhhhggiiiggggiiigg",
   "4": "lllljjloommjjllllljllloojjjlljlljjjjhgggfffhhhggggiiiggiiiggggiiiggggiiiggiilllhhhggiiiggggiiigg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkhhhhggggiiiggggikkkgfiiiggggikkkggffhhhggiiigiiiggiiiggggiiigg"
  }
 },
 "front-drop": {
  "of": "bd940551",
  "queue": "aaaaaaaaaaaaacegimsyCHIhwystujmpruvlmpsusnptuujmqsuvlorsunmpruulpstvkmpruujmqsuskoruvjmqrutknrtu",
  "drops": "19+1 21+1 24+1 28+1 34+1 39+1 44+1 51+1 56+1 62+1 67+1 73+1 78+1 84+1 89+1 95+1",
  "use": "ossswBEEHKKKKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "early-warning": {
  "of": "7336fc84",
  "queue": "orAzwGFAvGEwrkmjcannknnhsxvmqneprlhtrglmfkkjmjllhijdihgiepneolkmlnrnhligheiidjmkqqqlonnnikidckij",
  "drops": "1+2 4+6 11+3 15+1 19+1 21+1 24+3 29+1 31+2 35+2 40+2 47+1 57+1 63+1 66+1 68+2 78+1 81+4 86+2 89+1",
  "use": "OOOOOOOOOOOOOOOOskMOOOOMxOOOOOpDOIiOOsLOwONGOILOzHOCOGLOAOOKMMFOOEOOOOOFOOOOEuOOOOOOOOOONFOEtOOO"
 },
 "not-free": {
  "of": "89b8f31d",
  "queue": "aaaaaaaaaaaaaaaadgjnuyCHLOOONMLKJIHDyqhaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "iiiikrzDLMMMMMMMMMMMMEEEECxttttttttttlllljjjjjjjjjjjgggggggggggggggggggggggggggggggggggggggggggg",
   "2": "iiiiiiiiiiiiiiiiiiintttttttttttttttlllljjjjjjjjjjjjjjjjjnrtttttttttttttttttttttttttttttttttttttt",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkkkjjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkkjjjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiigggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiijjggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "idle-share": {
  "of": "d4905810",
  "queue": "aaaaacxcccceOeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccccccccccccccaaaaaaaaaaaaaaa",
  "rates": {
   "1": "NNNNNNNttttttnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "2": "iiiiiitttttttnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "3": "iiiiiiiiiiiinnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn"
  }
 },
 "coupled": {
  "of": "47712794",
  "queue": "bOccbbbcbcccbcbcccbbcccbcbbbbbbbbcbccccdccbccbbccccccccbccbbcccccbbccbbbbbcbbbbbbbaaaaaaaaaaaaaa",
  "rates": {
   "1": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "2": "ilqttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt",
   "3": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iigggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "symmetric-500": {
  "of": "57511aeb",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbaabbcaaddghfchptzBJNONKHHHJJIIIFKONNOOOKDxyAAxrnkgc",
  "drops": "64+11 78+13",
  "use": "abccbbbbaaaaaabbdfcddehfeffffejkjigjsrnjivyxnmrGFCyuJOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONI"
 },
 "symmetric-1500": {
  "of": "2bc94232",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaabaaabbdaacddfdaehloootzFKKHKOLJIJKKKIFEINNLMNOJFBxrqqrqkhfdaaaaaaaaa",
  "drops": "52+14 68+10",
  "use": "acefdccdbaaaaabfjmfdiqulgesusggpCAzvmIKLOEEKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOKFBDDCDEED"
 },
 "asymmetric-500": {
  "of": "1493152a",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaabbabgigiqAIONIHDyxuuussstttttttttttttttttttttttttuvwx",
  "drops": "54+6",
  "use": "abbaaaaaaaaaaaaabebccbccdbffbfmbhjigiueoAkqCGsBNOMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "asymmetric-1500": {
  "of": "b8e6394c",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaabbaababbbabffahnprBLKGFButrrqjhiiilnmmljhhhhhhhhhhhhhhhhhhhhhhhhhjlpr",
  "drops": "46+5",
  "use": "bbdbaaaaaaaaaaaadkbeifdelbhrhhmyiqAwpwNBBLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "appendix-500": {
  "of": "3852c5e7",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabdbcaccbceiglmyCCzGMOLIBAGJIGGGGDxvtpnnnnnnnnnnnnnnnnnnnnnnnn",
  "drops": "50+4 55+8 65+1 70+1 95+1",
  "use": "bbbecccbbaaabbbdfgciheiiijglpjjpyujlKBurNNHzOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-10": {
  "of": "e89817cc",
  "queue": "aaaaaaaaaaaaaaaaaacfimtAFIjyxsujpruvlpsumptummquvnosuumqtulptvmnquukprupnruvlqsumnruuiknpsuuknpr",
  "drops": "23+2 27+1 30+1 35+1 39+1 43+1 48+1 52+1 57+1 61+1 66+1 70+1 75+1 79+1 83+1 90+1",
  "use": "aaaadlmmqssxEEHKKKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-mixed": {
  "of": "26f03128",
  "queue": "aaaaaaaaaaaaaaaaaaaaaajuBEFpvsruvmpstuoqtumnpruuqsuuhknpstujjmprtuoqsuulnqsuumprtumpsuqqtukmqruu",
  "drops": "24+2 28+1 31+1 37+1 41+1 47+1 50+1 58+1 65+1 70+1 76+1 81+1 85+1 89+1 95+1",
  "use": "aaaabddefffhnnquuuBBBCOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "nagata-20": {
  "of": "fca18d7e",
  "queue": "aaaaaaaaaaaaaaaaaabejqxGNEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaejqwwvkaaaaaaaaaaaaaaacfhkmpruvvl",
  "drops": "22+2 66+2 93+2",
  "use": "aaacgmmpsvvyBBFHHKOOOOOOOJvvwyyyyyyyyyyyyyyyyyyyyyyyyBHHHHHHHLNOOOOOOKHHHHHHHHHHHHINNOOOOOOOOOOO"
 },
 "nagata-50": {
  "of": "8b501e90",
  "queue": "aaaaaaaaaaaaaaaaaacitHOOaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaflvxxgaaaaaaaaaaaaaaacmvwwuluvqvmvt",
  "drops": "21+2 63+1 65+1 84+2 87+1 89+1 92+1 94+1",
  "use": "aabchmmnrtwyABEHJLOOOOOIdegghiiiiiiiiiiiiiiiiiijknrxzBDDEFILNOOOOOMJLLLLLLLLLLLLLLMOOOOOOOOOOOOO"
 },
 "nagata-100": {
  "of": "0bc76c29",
  "queue": "aaaaaaaaaaaaaaaaaahtLOOaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapzEnaaaaaaaaaaaaaaaaaaacpvtrsuyybfoxw",
  "drops": "20+3 60+2 84+1 88+2 94+1",
  "use": "aacdgklnqtvxBCEHJNOOOOFfikmmmmmmmmmmmmmmmmmmmmmnorvCGIIIJMNOOOMDFGHJLLLLLLLLLLLLLMNOOOOOOOOOOOOO"
 },
 "zhu-two-poisson": {
  "of": "b4bab039",
  "queue": "dgikiedgddfeedgknlouokquwzuyAEyvrwwwusqmotuzAFKNOOOOOOOONOONLMOKNNOOOOOOOMOOOOOLOOLJLLNOMMOOOONN",
  "drops": "48+5 54+2 62+1 66+1 68+5 74+1 76+3 80+2 87+1 90+4",
  "use": "KOOOOMNOMMMNOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "zhu-equal": {
  "of": "733b0b2f",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "zhu-unequal": {
  "of": "26bea244",
  "queue": "bdeghikkmnpqrstuwxzABDDFGHIJKMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "31+65",
  "use": "NOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOO"
 },
 "zhu-round-robin": {
  "of": "62726cec",
  "queue": "bdeghikkmnpqrstuwxzABDDFGHIJKMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "31+65",
  "use": "NOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONNOOOOO"
 },
 "zhu-weighted": {
  "of": "f117ba83",
  "queue": "bcefhhjklnopqrstuvwxzBCDEFGHJKLMNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "33+63",
  "use": "NOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOONOOO"
 },
 "zhu-ten": {
  "of": "54dbe82a",
  "queue": "aaaaaaaaaaaaaaabbbbbbbnHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO",
  "drops": "24+2 28+1 32+1 38+1 52+1 56+1 63+1 81+1 86+1",
  "use": "aaaaaaaaamGOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "zhu-two": {
  "of": "02a00cbc",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbccddgghiinnnsttsxyvvzAzyyzzyyyzzyyyyyyyyyyyy",
  "drops": "",
  "use": "aaaaaaaaaaaaaaaaaaaaaaaaaaafkOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "ulku-r1-lan": {
  "of": "10ab70ff",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaapCMOMFugjuDGFyoektBBypeltzzulgpwzyrginstqhmoojhl",
  "rates": {
   "1": "uNNNNNNNNNNNNNNNNKJJCHBCCCCxAAAAuplkrrolioomjjooljihgfeiiihhffegggffeeggffeegiihgffegggfeeddddff",
   "2": "iiiiiiiiiiiiiiiinnppoqorrttsuuwwrnkjqqnkiqqnkjooljhqJNIFIApINNzNNztNNIGGvxNNxFFtBNNwKKuFNNBNNCNN",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjjooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjignnljhnnmjhooljihgfegggffeeeggffeeeiihhffegggffeegggfeeedddff",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihknljjmm",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiikjihgfejooljigfjonljhgkmljighmmkihgkmmjihkpnkkmm"
  }
 },
 "ulku-r1-wan": {
  "of": "cebe5c0b",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaafknpqsslabktyAAAzywxyAAoaagsBHKNOOOOONNNNEoaadjm",
  "rates": {
   "1": "iiiikrzDLNNNNNNNNNMNHKKKKJJCKBHHCFvmhedcqzzyvvsoligfddcbbkpsssqqpnkjhfdccluzzzxxvroligedcbbbnrrr",
   "2": "iiiiiiiiiiiiiiiiiiiikkkllnnnqprrruqmkhgenxzxwsoligedccissxHJDunjgedcbbgiilqxxupnkigeddccgnqszJJz",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgfjrtspligfeeddccccejlllkjhggfeeddceloonlkihgffedddcccelooo",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgfjrtspligfeeddccccejlllkihggfeeddceloonmkihgffedddcccelooo",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgffeeinnmkhhffeddddccfjmljihgfeeddddccccehjji"
  }
 },
 "ulku-r2-lan": {
  "of": "f950ff92",
  "queue": "aaaaaaaaaaaaaaaaaaarEDuFDuGGoEErBBqzzqKOLrGIEuFFuDEzwCAuEEsABxyEEqEFAtCBrCDwxBzsAArACyvDCpBBtBDz",
  "rates": {
   "1": "rLNNNNNNNNNNNNNNNNNNNAJJwHHvCCwAAwxxuyyuosvsottpttrpttosspqqpmrrnpponppnqqonnnlnnmnnmkppmnnmppon",
   "2": "iiiiiiiiiiiiiiiiiiinnlrrnvvpwwsvvtxxvzzupyytouuprrpnppmqqnqqplqqmssroqqorrpqqqnrrpooolppnppnqqpo",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihgiiihllknnnkmmloompponqqnqqomppmpppqqqmqqottsnssottprrpm"
  }
 },
 "ulku-r2-wan": {
  "of": "1b02dfb1",
  "queue": "aaaaaaaaaaaaaaaaaaapHHvKIEKCHIwKKxONxLKFEBzwurwAFFCzwtswAFFBwrsuvxyABCEFEDBAzxwutstzEFCwuDGDvwDG",
  "rates": {
   "1": "ikpuDNNNNNNNNNNNNNNNNINNCMMIKGIIAJJyGGyutttttvvvvvuuuuuuuuusssssssssssssssssssssssuuuussuuusuuuu",
   "2": "iiiiiiiiiiiiiiiiiiiiiikkillllloonqqnqqnnnnnnnnnnnmmmmmooooonnqqqqqqqqqqqppppppppppppppooqqqnqqqq",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiihhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhggggg"
  }
 },
 "ulku-credit": {
  "of": "3140ea96",
  "queue": "aaaaaaaaaaaaaaaaaaaoooooooooooooooooooxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "drops": "",
  "use": "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "ulku-r1-files": {
  "of": "3a649e85",
  "queue": "aawvFLONFqcgggmleijegggjiillfmppjjrsrkitvvpdqxywnesyyvmgtyyufaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "immmkkihgffgffeedddddcdddeeeefffehhgffiihgfhiihgfiiihgfijihghmqpptqnusouurwxxxxxxxxxxxxxxxxxxxxx",
   "2": "imntvqoyMLtFMCvJNDHNKINNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN",
   "3": "immlkihgfefffeeeddddccdddeedeffeeggfffhhggfhihgffiihgffiihgfiorprsnnrplrqqFMNNNNNNNNNNNNNNNNNNNN",
   "4": "immlkjigfefffeeedddddcdddeeefgfffihggfjihgfjjihgfjjihgfjihgfinrprsnnrplrqqtuuuuuuuuuuuuuuuuuuuuu",
   "5": "imnlihgffgkkjmljnnlnnknmknmjmmkiilkihilkihgkkjhgfkkihggkkihggggggggggggggggggggggggggggggggggggg",
   "6": "immkjhgffgkkilkimnknnlonkomjmmkiilkihhkjihgkkihgfjjihggjjiggjpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq",
   "7": "ilmljiggfgkkjmljnnlnnknmknljmmkiilkihhkjihgkkjhgfkkihggkkihgjkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"
  }
 },
 "ulku-r2-files": {
  "of": "91492ece",
  "queue": "aaaanFDCBADEGLOGHHDDBCBCFFEFELEFCCCGDGJJIFEIHFGGDCBCEDCCBaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "NNNNNNHDAzvuttsrtrrrppoopqqqqqrrqpqqpqqrqqssppnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
   "2": "iiiinprsttsrssusqpqqqsstsrrrqqppoopppqsssrrqstAzzywyzAzzzxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
   "3": "iiiiiiiiiijmnnnnoonnnnmnnoppssqqqrrrqqqpoppppsyzxxywxxxyNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"
  }
 },
 "abr-background": {
  "of": "608f440f",
  "queue": "aaaaaaaaaaaaaaaaaaaCOJpGFkBAqzuwLNKtuupssmpooojivEFEzqksroolmlljsvvqjtvqwtppnnopllhiigisslmmmljl",
  "rates": {
   "1": "NNNNNNNJHCCAAsrqooomifiifggegfiigfedccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "2": "iiiiiinpqrtuwpqpqponxNIINNDNGNNFNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN",
   "3": "iiiiiiiiiiiikknmnmomifggegfeihggfeddcceeeffeddccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "4": "iiiiiiiiiiiikknmnmomifggegfeihggfeddcceeeffeddccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "5": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmijjhjjhmjkkigfedconinjljlmmhgedhhfqnkpkololgfgggfmmikjommml",
   "6": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmikmihhghgggffeddcmlhmjljlmmhgedhhfomkpkololgfeeegnnjnkmmmmk",
   "7": "iiiiiiiiiiiiiiiiiiikigomionimkkmigekmijjhjjgmjkkigfedconinjnkmkkhgedhhfolhkhkiljgfggghrrknkmllml"
  }
 },
 "abr-parking-lot": {
  "of": "1b7f1ca1",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaavOOBGNNBGOKxHNMICANNBGOKyJOFCNOCEOOyEMMFxFNMEzGNMEzGNMDzFMNFxFMNF",
  "rates": {
   "1": "kuGNNNNNNNNIIIAFFxEEyAAtppokjiiihhggfffffffffffffffeeeeeeeeeeeeeeeeeeedddddddddddddddddddddddddd",
   "2": "iiiiiiiiikkkoomqqprrtttxNNCJNNCNNENNENNNINNNLLLLLLIIINNNIIKKKKKKKKKKKKKKKKKKKKKKKKKKKKKNNNKINNNN",
   "3": "iiiiiiiiiiiiiiiiiiinzDCstINKDNNKNNKNNNNNNGNNNINNNNNNGNNNKNNNGNNNINNNINNNNINNNNINNNNINNNNKKKKKKKK",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikrGNNILLLJNNNENNNIIINNKNNNGNNNNNNNNNNKNNNKINNNIINNNIINNNIKNNNNINNNNI"
  }
 },
 "abr-upstream": {
  "of": "d7ccbbba",
  "queue": "aaaaaaaaaaapKKyzJHoGHzuFDsHHrNOHuNOGxNNDvFErIJACHFwDBuDDuBEzwCzxHGrFFuEFxCFBEKJrJJwEJFvHGtFEsGGt",
  "rates": {
   "1": "kkihggfhjjihgghkkihgghhhhgffhhggffeeeeddddddddccccccccccccccccccccccccbbbbbbbbbbbbbbbbbbbbbbbbbb",
   "2": "kkihggfhjjihgffhhhgffhhggffeggggfeeeeddddddddcccccccccccccccccbbbbeeeddddddddccccccccccccccccccc",
   "3": "kkihggfhjjihgfhkkihgfkkjihgfkkjhhghkkihgkkkjijllkihmmkihllljhllkjhjjihjjjhjjjikkkikkkikkjikkjhll",
   "4": "kkihggfhjjihgfhkkihgfkkjihgfkkjhhghkkihgkkkjijllkihmmkihllljhllkjhjjihjjjhjjjikkkikkkikkjikkjhll",
   "5": "kkihggfhjjihgfhjjihggmmlkihgkkjihgknnkjillljijmlkijooljimmljhllkjhmmkikkkikkjikkkikkkjnnmkoonkll",
   "6": "kkihggfhjjihgffhhhgffjjjihgfkkjhhghmmkihjlljijmmkijlljihoomkioonkjmmljnnnknnnkmmljllljllkjmmmkll",
   "7": "iiiiiiiiinwNNCAMMxJLFDNNzNNAJJzqAAusBBtpwwrwwsvxxqwwsvvsvvvruuqvvqvvrvvutwutxwqxxssxwqyyrvvsxxty",
   "8": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiihinnmlttonuuqvvsuwvpuuruuruwwqvvqyyswwstvttwuuyxqAAuwyxpxxswwsxxsw"
  }
 },
 "abr-satellite": {
  "of": "5fcfe30d",
  "queue": "aaaaaaaaaaaaaaAyDDDDDDDDxvABxxyyyxCxxxyxDOFECyzDIGDFGuDHDDBNGKyBABFLFHGEMBCEGDDCGHEFIHFAwvEGBzCB",
  "rates": {
   "1": "iiiiiiiiiiikNNNLNNNNNNNNNNNEExAyyzByAzyxxvvsuuwuwuquuopsrrtuttrrssrtrussttsssststtssvssqrprurrrs",
   "2": "iiiiiiiiiiiiiiiiiiiiiiiiiiuzxtttsqusqqvvxwvtrrostttusrrurtrtrsrrsttuutqrtrstsststststttspqsstrsu",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiimqrvrqrrqrutrqutvsrtuvturtsutussttssvsrsrtsrtrtqqqttrrsr"
  }
 },
 "abr-segments": {
  "of": "1b6ab539",
  "queue": "aaaaaaaaaaaaaaaabddbaaaaahxEIMNONKIFDAyvtlaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "rates": {
   "1": "iiikrBIMMMMMMMMEECxttttsssttttllljjjjjjjjjgggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "2": "iiiiiiiiiiiiiiintttttttttsttlllljjjjjjjjjjjttttttttttttttttttttttttttttttttttttttttttttttttttttt",
   "3": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "4": "iiiiiiiiiiiiiiiiiiiiiiiiiiiikkkkjjjjjjjjjggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "5": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiigggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "6": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
   "7": "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiijjggggggggggggggggggggggggggggggggggggggggggggggggggggggg"
  }
 },
 "rosolen-direct": {
  "of": "2565a4c5",
  "queue": "aaaaaaaaaaaaaaaababaaadbaabbabhhhfacmssmjgcpwDDzspmgixGJJJIGCBwKKLJJJIIGECCJJIIDBAwsrAEECzvpmjdc",
  "drops": "55+3 63+4 68+1 75+1",
  "use": "aecabcgfidhafflfmpyhmkMrqrHCwpNOOAvpNOOOOKxOOOOOOOONIOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOCJ"
 },
 "rosolen-direct-adsl": {
  "of": "04fec0cd",
  "queue": "aaaaaaaaaaaaaaaabbcdeeeefghijjklmnoopqrsttuvwxyyzABCDDEFGHIIJJJJJJJJJJIIIIHGFECBzzzxwwusronmnnoo",
  "drops": "60+11",
  "use": "dotuqnmtEIFxvuGMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-gfc": {
  "of": "3f7cdeda",
  "queue": "aaaaaaaaaaaaaaaaaaaaabaaaaabcbacabbeedbbccdhhggfiknnrtuxxBCFHHHIKJJIJJJJJJJJJJKKJJJJJIIIGFFFCBAz",
  "drops": "64+3 68+12 81+5",
  "use": "bicihfcihibgjgnpfigusFFzqlpzGzgGqGJOOOOBHOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-gfc-adsl": {
  "of": "a05db7ec",
  "queue": "aaaaaaaabbbcdefghiiihhgfdcbbaaaabbcefhjlnpruvxzABDEEFFFFGGHIJJJJJJIIHHIJKLLLLKJIGGGHJKKKKKJIHGGG",
  "drops": "61+10 72+24",
  "use": "aajrzEKOOOOOOOOOOOOOOOOOOOOLCHMOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router": {
  "of": "aead1c2b",
  "queue": "aaaaaaaaabbbccdfhhiiiijknqrrrrssrqrsvACCCDEHIIHGFDFEEFJJJJJJJJJJJJJJHGFEDGHHJJJJJJHFDBAzyxwvusrp",
  "drops": "55+3 59+3 63+4 76+5",
  "use": "ffimrpwzwNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-adsl": {
  "of": "e0058eb8",
  "queue": "aaaaaaaaaaaaaaaaaaababbddeefffghiijkllmmnnooqrstuuwxxzBEGGHIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ",
  "drops": "63+32",
  "use": "ajvqpsqrBIrwABtwxzGLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-gfc": {
  "of": "3d41f367",
  "queue": "aaaaaaaaaaaaaaaaabbbbbdefghhijkllnooopqrrrssuvwxyzACDDEGHHIIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJII",
  "drops": "61+10 72+21",
  "use": "kmnkpnmnzBxyGKGNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-router-gfc-adsl": {
  "of": "a7d2a383",
  "queue": "aaaaaaaaaaaaaaaaaaaabaabccdddeeffggghiijkllmopqrtuvxyyAAABCDEFFHIIJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ",
  "drops": "67+17 85+11",
  "use": "jlmknnmowvpyBDGIEzEFGHNOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO"
 },
 "rosolen-direct-geo": {
  "of": "79620f07",
  "queue": "aaaaaaaaaaaaaaaaaaaaabaaaaaabaaaaaabbaaabacbaabdadcacptaheaeGJaifcrKKaksJJJJaJKKobgdGJJKayfakddb",
  "drops": "61+1 67+2 72+4 77+3 85+1 87+1",
  "use": "cbaaaabdcaaaacfcaaabegdaaaehggaaailiiaagrgokaaqAevqaiECfDzaAOHjFOnOOEnCOOOOLbNOOOuJcwLAJjKdeHBse"
 },
 "rosolen-gfc-geo": {
  "of": "17de8a5a",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbaaaaaaacbaaaaaalmaaaaaaoKJaaaaaozoaaaaaaaaaaaaaabbbaaaaaaabba",
  "drops": "59+1",
  "use": "ffaaaaaabgdbbcaaahedcaaacijbbecaagsebadgafCmaachleHHbaadmjIOGbaacjFODbbcccfjpccbabdgghdbaabaehjd"
 },
 "rosolen-router-geo": {
  "of": "6ef443d9",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaabbaaaaababbaaaabcaeeaaaekmfhjeaaatDCJJHAsiaafJJJJHyoeabgqJJJHBsjcmyFJ",
  "drops": "63+2 72+4 84+3 95+1",
  "use": "hgaaaaaadllbaaaabmpkaaaaamwukaaaaiDxCoaaaeHMtICbabzOOOOOubbxOOOOOOOOAiGOOOOOOOOxlKOOOOOOOOOEOOOO"
 },
 "rosolen-router-gfc-geo": {
  "of": "2105632e",
  "queue": "aaaaaaaaaaaaaaaaaaaaaaaaaaaijaaaabehbaaajvCvcacpEJJDjhuDJJJEBDCwtstqkiqtxyAzupjbabbbabbdfeaaccdc",
  "drops": "49+2 56+3",
  "use": "oibaaabljgebcktecghixsaaaaeNOifbbtOOngjiJOOOemsOOOOOvFOOOOOOOOOOOOOOOOOOOOOOOOMKIKwGAMNOOyFDONOL"
 }
};
