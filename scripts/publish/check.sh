#!/usr/bin/env bash
# What publish.yml asks of a commit before it is published. The summary of the run gets what an owner has to correct.
#   TESTS_PASSED=true  all tests have passed for this code
#   PUBLISH=true       the site is published after this
set -euo pipefail
indent() { sed 's/^/    /'; }

# It checks content/ first.
npm run --silent build 2>&1 | tee build.log || { indent <build.log >>"$GITHUB_STEP_SUMMARY"; exit 1; }
if [ "$TESTS_PASSED" != true ]; then
  npm run test:code
  echo tests-passed=true >>"$GITHUB_OUTPUT"
fi
# It writes the summary itself.
npm run test:site
if [ "$PUBLISH" = true ]; then
  npm run --silent launch-check 2>&1 | indent | tee -a "$GITHUB_STEP_SUMMARY"
fi
