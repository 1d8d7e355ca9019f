#!/usr/bin/env bash
# A Slurm array of 64 tasks: mkdir -p results && sbatch scripts/cluster/slurm.sh 003
# When all are done: npm run reproduce -- merge results
#SBATCH --job-name=cellscope
#SBATCH --array=1-64
#SBATCH --cpus-per-task=1
#SBATCH --mem=2G
#SBATCH --time=04:00:00
#SBATCH --output=results/slurm-%a.txt
set -euo pipefail
cd "${SLURM_SUBMIT_DIR:?started by sbatch in the folder of the project}"
npm run --silent reproduce -- "$@" --jobs 1 --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --keep results
